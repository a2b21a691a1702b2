import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** How many visitors of one network failed within an hour of a rollout. Deleted when the rollout is over. */
export class RolloutNetwork extends Model<
  InferAttributes<RolloutNetwork>,
  InferCreationAttributes<RolloutNetwork>
> {
  declare rollout: string;
  declare arm: 'canary' | 'live';
  /** Hash of the network, salted with the rollout. */
  declare network: string;
  /** Hours since 1970. */
  declare hour: number;
  declare failing: CreationOptional<number>;
}

/** Binds the model to its table. */
export function initRolloutNetwork(sequelize: Sequelize): void {
  RolloutNetwork.init(
    {
      rollout: { type: DataTypes.UUID, primaryKey: true },
      arm: { type: DataTypes.STRING(6), primaryKey: true },
      network: { type: DataTypes.STRING(32), primaryKey: true },
      hour: { type: DataTypes.INTEGER, primaryKey: true },
      failing: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'rollout_networks' },
  );
}
