import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** What was told with one ticket: of one visitor, release and hour. Deleted two hours later. */
export class ReleaseVisit extends Model<
  InferAttributes<ReleaseVisit>,
  InferCreationAttributes<ReleaseVisit>
> {
  /** Hash of the ticket. */
  declare id: string;
  declare part: string;
  declare release: string;
  /** Hours since 1970. */
  declare hour: number;
  /** When the load began. */
  declare begunAt: CreationOptional<Date | null>;
  /** A bit for each kind that was counted. */
  declare marks: CreationOptional<number>;
  /** Salted hash of the network, while a rollout of the part is under way. */
  declare network: string | null;
}

/** Binds the model to its table. */
export function initReleaseVisit(sequelize: Sequelize): void {
  ReleaseVisit.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      part: { type: DataTypes.STRING(40), allowNull: false },
      release: { type: DataTypes.STRING(100), allowNull: false },
      hour: { type: DataTypes.INTEGER, allowNull: false },
      begunAt: { type: DataTypes.DATE(3), allowNull: true },
      marks: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      network: { type: DataTypes.STRING(32), allowNull: true },
    },
    { sequelize, tableName: 'release_visits' },
  );
}
