import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** What was done to accounts or money, by whom. What is personal in it is a reason, which goes with the account that it is about. */
export class AuditEvent extends Model<InferAttributes<AuditEvent>, InferCreationAttributes<AuditEvent>> {
  declare id: string;
  declare kind: string;
  declare actorId: string | null;
  declare subjectId: string | null;
  declare detail: string | null;
  /** In the words of the administrator who did it. */
  declare reason: CreationOptional<string | null>;
  /** Where it was done from, such as `Firefox on Windows`. */
  declare device: CreationOptional<string | null>;
  declare createdAt: Date;
}

/** Binds the model to its table. */
export function initAuditEvent(sequelize: Sequelize): void {
  AuditEvent.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      kind: { type: DataTypes.STRING(40), allowNull: false },
      actorId: { type: DataTypes.UUID, allowNull: true },
      subjectId: { type: DataTypes.UUID, allowNull: true },
      detail: { type: DataTypes.STRING(500), allowNull: true },
      reason: { type: DataTypes.STRING(200), allowNull: true },
      device: { type: DataTypes.STRING(60), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'audit_events' },
  );
}
