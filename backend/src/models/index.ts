import type { Sequelize } from 'sequelize';
import { initAuditEvent } from './AuditEvent.ts';
import { ColoringPage, initColoringPage } from './ColoringPage.ts';
import { CreditEntry, initCreditEntry } from './CreditEntry.ts';
import { Generation, initGeneration } from './Generation.ts';
import { initPageSave } from './PageSave.ts';
import { initPasswordReset, PasswordReset } from './PasswordReset.ts';
import { initPayment, Payment } from './Payment.ts';
import { initPaymentTombstone } from './PaymentTombstone.ts';
import { initProviderDay } from './ProviderDay.ts';
import { initUser, User } from './User.ts';

export { AuditEvent } from './AuditEvent.ts';
export { ColoringPage } from './ColoringPage.ts';
export { CreditEntry, type CreditEntryKind } from './CreditEntry.ts';
export { Generation } from './Generation.ts';
export { PageSave } from './PageSave.ts';
export { PasswordReset } from './PasswordReset.ts';
export { Payment } from './Payment.ts';
export { PaymentTombstone } from './PaymentTombstone.ts';
export { ProviderDay } from './ProviderDay.ts';
export { User } from './User.ts';

/** Binds every model to the database and declares who belongs to whom. Once a process. */
export function initModels(sequelize: Sequelize): void {
  for (const init of INITIALISERS) init(sequelize);
  const owner = { as: 'user', foreignKey: 'userId' };
  ColoringPage.belongsTo(User, owner);
  Generation.belongsTo(User, owner);
  CreditEntry.belongsTo(User, owner);
  Payment.belongsTo(User, owner);
  PasswordReset.belongsTo(User, owner);
}

const INITIALISERS = [
  initUser,
  initColoringPage,
  initGeneration,
  initPageSave,
  initCreditEntry,
  initPayment,
  initPaymentTombstone,
  initPasswordReset,
  initAuditEvent,
  initProviderDay,
];
