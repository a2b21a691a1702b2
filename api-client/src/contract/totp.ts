import { call } from './call.ts';

/** How many recovery codes come with an authenticator app. */
export const RECOVERY_CODES = 10;

export const getTotp = call('getTotp', 'GET', '/api/auth/totp');
export const beginTotp = call('beginTotp', 'POST', '/api/auth/totp');
export const confirmTotp = call('confirmTotp', 'POST', '/api/auth/totp/confirm');
export const disableTotp = call('disableTotp', 'DELETE', '/api/auth/totp');
