import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** An account that a start made from ADMIN_EMAIL: it may have the role again, an ordinary account never gets it. */
export class ConfiguredAdministrator extends Model<
  InferAttributes<ConfiguredAdministrator>,
  InferCreationAttributes<ConfiguredAdministrator>
> {
  declare userId: string;
  /** Of the ADMIN_PASSWORD that was applied last; null while none was. */
  declare passwordHash: string | null;
}

/** Binds the model to its table. */
export function initConfiguredAdministrator(sequelize: Sequelize): void {
  ConfiguredAdministrator.init(
    {
      userId: { type: DataTypes.UUID, primaryKey: true },
      passwordHash: { type: DataTypes.STRING(200), allowNull: true },
    },
    { sequelize, tableName: 'configured_administrators' },
  );
}
