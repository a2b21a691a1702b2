import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A server or worker on this database, until its lease runs out. */
export class RunningNode extends Model<InferAttributes<RunningNode>, InferCreationAttributes<RunningNode>> {
  declare id: string;
  /** Whether it shares its jobs with others through Redis. */
  declare isSharing: boolean;
  /** Whether it only ends what is under way. */
  declare isStopping: boolean;
  declare leaseExpiresAt: Date;
}

/** Binds the model to its table. */
export function initRunningNode(sequelize: Sequelize): void {
  RunningNode.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      isSharing: { type: DataTypes.BOOLEAN, allowNull: false },
      isStopping: { type: DataTypes.BOOLEAN, allowNull: false },
      leaseExpiresAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'running_nodes' },
  );
}
