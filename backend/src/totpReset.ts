import { systemClock } from './clock.ts';
import { readProcessConfig } from './config.ts';
import { createSequelize } from './database/createSequelize.ts';
import { initModels } from './models/index.ts';
import { AuditLog } from './modules/admin/auditLog.ts';
import { resetTotp } from './modules/auth/resetTotp.ts';

// It may run beside a server, which reads from the database at each log-in what this changes.
try {
  const email = process.argv[2];
  if (email === undefined) throw new Error('Name the account: npm run admin:totp-reset -- <email>');
  const sequelize = createSequelize(readProcessConfig().database);
  initModels(sequelize);
  const outcome = await resetTotp({ sequelize, audit: new AuditLog(systemClock) }, email);
  await sequelize.close();
  if (outcome === 'unknown') throw new Error(`There is no account with the address ${email}.`);
  const sentences = {
    reset: `The log-in of ${email} asks for no code any more.`,
    off: `The log-in of ${email} asked for no code: nothing has changed.`,
  };
  process.stdout.write(`${sentences[outcome]}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
