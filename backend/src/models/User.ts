import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** An account. `email` is stored normalized; `credits` is written by the credit ledger alone. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare id: string;
  declare email: string;
  declare username: string;
  declare passwordHash: string;
  declare credits: CreationOptional<number>;
  declare totalGenerations: CreationOptional<number>;
  declare isAdmin: CreationOptional<boolean>;
  /** Raised by a password change and a reset: older tokens die with it. */
  declare tokenVersion: CreationOptional<number>;
  /** Language of the mails to this user. */
  declare language: string;
  /** The Terms that were accepted at sign-up, where that was recorded. */
  declare termsVersion: CreationOptional<string | null>;
  declare createdAt: Date;
}

/** Binds the model to its table. */
export function initUser(sequelize: Sequelize): void {
  User.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      email: { type: DataTypes.STRING(254), allowNull: false },
      username: { type: DataTypes.STRING(60), allowNull: false },
      passwordHash: { type: DataTypes.STRING(200), allowNull: false },
      credits: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      totalGenerations: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      isAdmin: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      tokenVersion: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      language: { type: DataTypes.STRING(16), allowNull: false },
      termsVersion: { type: DataTypes.STRING(20), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'users' },
  );
}
