import { browserTests } from '@lineleaf/tooling/vitest';

export default browserTests('mfe-example');
