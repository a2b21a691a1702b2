import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** How often something was told of a release within one minute. */
export class ReleaseCount extends Model<
  InferAttributes<ReleaseCount>,
  InferCreationAttributes<ReleaseCount>
> {
  declare part: string;
  declare release: string;
  /** Minutes since 1970. */
  declare minute: number;
  /** A kind of report, or what the server counts of them: `never_ready`, `visitor`, `failing`, those of visitMarks. */
  declare kind: string;
  /** Template of the address; empty where it says nothing. */
  declare route: string;
  /** Empty where it says nothing. */
  declare viewport: string;
  /** 0 to 23 for a vital, otherwise -1. */
  declare bucket: number;
  declare total: CreationOptional<number>;
}

/** Binds the model to its table. */
export function initReleaseCount(sequelize: Sequelize): void {
  ReleaseCount.init(
    {
      part: { type: DataTypes.STRING(40), primaryKey: true },
      release: { type: DataTypes.STRING(100), primaryKey: true },
      minute: { type: DataTypes.INTEGER, primaryKey: true },
      kind: { type: DataTypes.STRING(24), primaryKey: true },
      route: { type: DataTypes.STRING(80), primaryKey: true },
      viewport: { type: DataTypes.STRING(8), primaryKey: true },
      bucket: { type: DataTypes.INTEGER, primaryKey: true },
      total: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'release_counts' },
  );
}
