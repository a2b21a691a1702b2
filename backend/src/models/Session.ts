import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A log-in that goes on: its tokens name it, and die with it. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: string;
  declare userId: string;
  /** Such as `Firefox on Windows`; null where the browser told none. */
  declare device: string | null;
  declare createdAt: Date;
  /** A few minutes behind at most. */
  declare lastUsedAt: Date;
  /** When its token runs out. */
  declare expiresAt: Date;
}

/** Binds the model to its table. */
export function initSession(sequelize: Sequelize): void {
  Session.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      device: { type: DataTypes.STRING(60), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      lastUsedAt: { type: DataTypes.DATE(3), allowNull: false },
      expiresAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'sessions' },
  );
}
