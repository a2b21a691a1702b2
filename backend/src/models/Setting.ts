import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Something that the product remembers about itself. */
export class Setting extends Model<InferAttributes<Setting>, InferCreationAttributes<Setting>> {
  declare name: 'token_epoch' | 'payments_since' | 'judge_lease' | 'told_releases';
  declare value: string;
}

/** Binds the model to its table. */
export function initSetting(sequelize: Sequelize): void {
  Setting.init(
    {
      name: { type: DataTypes.STRING(60), primaryKey: true },
      value: { type: DataTypes.STRING(200), allowNull: false },
    },
    { sequelize, tableName: 'settings' },
  );
}
