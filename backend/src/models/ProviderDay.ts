import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** How many pictures were asked of a paid provider on one UTC day: by all, free ones, and those of one client. */
export class ProviderDay extends Model<InferAttributes<ProviderDay>, InferCreationAttributes<ProviderDay>> {
  /** Provider and day, as in `openai 2026-11-21`; then `free`, or the hash of a client's network. */
  declare name: string;
  declare pictures: CreationOptional<number>;
}

/** Binds the model to its table. */
export function initProviderDay(sequelize: Sequelize): void {
  ProviderDay.init(
    {
      name: { type: DataTypes.STRING(60), primaryKey: true },
      pictures: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'provider_days' },
  );
}
