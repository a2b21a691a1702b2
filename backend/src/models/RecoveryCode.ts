import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A code that stands in once for the authenticator app. Only its hash is kept. */
export class RecoveryCode extends Model<
  InferAttributes<RecoveryCode>,
  InferCreationAttributes<RecoveryCode>
> {
  declare id: string;
  declare userId: string;
  declare codeSha256: string;
  declare usedAt: CreationOptional<Date | null>;
}

/** Binds the model to its table. */
export function initRecoveryCode(sequelize: Sequelize): void {
  RecoveryCode.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      codeSha256: { type: DataTypes.STRING(64), allowNull: false },
      usedAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'recovery_codes' },
  );
}
