import { getTotp, listActivity, listSessions } from '@lineleaf/api-client/contract';
import { buildActivity, buildSession, mockEndpoint } from '@lineleaf/api-client/testing';

/** What settings read of an account at which nothing special is going on. */
export const quietAccount = [
  mockEndpoint(listSessions, [buildSession({ is_current: true })]),
  mockEndpoint(listActivity, [buildActivity()]),
  mockEndpoint(getTotp, { is_enabled: false, recovery_codes_left: 0 }),
];
