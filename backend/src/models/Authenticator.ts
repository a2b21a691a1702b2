import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** The authenticator app of a user: asked for at log-in from `enabledAt` on. */
export class Authenticator extends Model<
  InferAttributes<Authenticator>,
  InferCreationAttributes<Authenticator>
> {
  declare userId: string;
  /** The secret, encrypted under a key of the process. */
  declare sealedSecret: string;
  /** Time step (of 30 s) of the code that was used last: neither it nor an earlier one is taken again. */
  declare lastStep: CreationOptional<number | null>;
  declare enabledAt: CreationOptional<Date | null>;
  declare createdAt: Date;
}

/** Binds the model to its table. */
export function initAuthenticator(sequelize: Sequelize): void {
  Authenticator.init(
    {
      userId: { type: DataTypes.UUID, primaryKey: true },
      sealedSecret: { type: DataTypes.STRING(200), allowNull: false },
      lastStep: { type: DataTypes.INTEGER, allowNull: true },
      enabledAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'authenticators' },
  );
}
