import { recordAudit } from './audit.mjs';

// `npm run audit:record`: asks a registry that gives audits, and keeps its answer for those that do not.
if (!(await recordAudit())) process.exitCode = 1;
