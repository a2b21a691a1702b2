import type { Sequelize } from 'sequelize';
import { initAuditEvent } from './AuditEvent.ts';
import { Authenticator, initAuthenticator } from './Authenticator.ts';
import { ColoringPage, initColoringPage } from './ColoringPage.ts';
import { ConfiguredAdministrator, initConfiguredAdministrator } from './ConfiguredAdministrator.ts';
import { CreditEntry, initCreditEntry } from './CreditEntry.ts';
import { Generation, initGeneration } from './Generation.ts';
import { initPageSave } from './PageSave.ts';
import { initPasswordReset, PasswordReset } from './PasswordReset.ts';
import { initPayment, Payment } from './Payment.ts';
import { initPaymentTombstone } from './PaymentTombstone.ts';
import { initProviderDay } from './ProviderDay.ts';
import { initRecoveryCode, RecoveryCode } from './RecoveryCode.ts';
import { initReleaseCount } from './ReleaseCount.ts';
import { initReleaseVisit } from './ReleaseVisit.ts';
import { initRolloutNetwork } from './RolloutNetwork.ts';
import { initRunningNode } from './RunningNode.ts';
import { initSession, Session } from './Session.ts';
import { initSetting } from './Setting.ts';

import { initUser, User } from './User.ts';

export { AuditEvent } from './AuditEvent.ts';
export { Authenticator } from './Authenticator.ts';
export { ColoringPage } from './ColoringPage.ts';
export { ConfiguredAdministrator } from './ConfiguredAdministrator.ts';
export { CreditEntry, type CreditEntryKind } from './CreditEntry.ts';
export { Generation } from './Generation.ts';
export { PageSave } from './PageSave.ts';
export { PasswordReset } from './PasswordReset.ts';
export { Payment } from './Payment.ts';
export { PaymentTombstone } from './PaymentTombstone.ts';
export { ProviderDay } from './ProviderDay.ts';
export { RecoveryCode } from './RecoveryCode.ts';
export { ReleaseCount } from './ReleaseCount.ts';
export { ReleaseVisit } from './ReleaseVisit.ts';
export { RolloutNetwork } from './RolloutNetwork.ts';
export { RunningNode } from './RunningNode.ts';
export { Session } from './Session.ts';
export { Setting } from './Setting.ts';

export { User } from './User.ts';

/** Binds every model to the database and declares who belongs to whom. Once a process. */
export function initModels(sequelize: Sequelize): void {
  for (const init of INITIALIZERS) init(sequelize);
  const owner = { as: 'user', foreignKey: 'userId' };
  ColoringPage.belongsTo(User, owner);
  Generation.belongsTo(User, owner);
  CreditEntry.belongsTo(User, owner);
  CreditEntry.belongsTo(ColoringPage, { as: 'page', foreignKey: 'pageId', constraints: false });
  Payment.belongsTo(User, owner);
  PasswordReset.belongsTo(User, owner);
  Session.belongsTo(User, owner);
  Authenticator.belongsTo(User, owner);
  RecoveryCode.belongsTo(User, owner);
  ConfiguredAdministrator.belongsTo(User, owner);
}

const INITIALIZERS = [
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
  initSession,
  initAuthenticator,
  initRecoveryCode,
  initConfiguredAdministrator,
  initReleaseCount,
  initReleaseVisit,
  initRolloutNetwork,
  initRunningNode,
  initSetting,
];
