import type { DetailLevel, ErrorCode } from '@lineleaf/api-client/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Where a job stands; the last two are final. */
type GenerationStatus = 'pending' | 'running' | 'succeeded' | 'failed';

/** One drawing job: first the reservation of its credit, in the end settled (`succeeded`) or given back (`failed`). */
export class Generation extends Model<InferAttributes<Generation>, InferCreationAttributes<Generation>> {
  declare id: string;
  declare userId: string;
  /** Unique per user; freed by a failure. */
  declare idempotencyKey: string | null;
  declare requestHash: string;
  /** Empty once the page is deleted. */
  declare prompt: string;
  declare detail: DetailLevel | null;
  declare seed: number;
  declare provider: string;
  declare status: GenerationStatus;
  /** Chosen at the reservation, so that a stray picture can be told from one under way. */
  declare pageId: string;
  /** JSON array of words. */
  declare drawn: string | null;
  /** JSON array of words. */
  declare unknownWords: string | null;
  /** JSON array of misspelled words and how they were read. */
  declare readings: string | null;
  declare errorCode: ErrorCode | null;
  declare attempts: CreationOptional<number>;
  /** 1 when the provider was asked for a second picture; see docs/adr/0004. */
  declare redraws: CreationOptional<number>;
  /** By what its pictures count as free, while the job is open; null for bought ones. */
  declare clientKey: CreationOptional<string | null>;
  declare leaseOwner: string | null;
  declare leaseExpiresAt: Date | null;
  declare createdAt: Date;
  declare finishedAt: Date | null;
}

/** Binds the model to its table. */
export function initGeneration(sequelize: Sequelize): void {
  Generation.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      idempotencyKey: { type: DataTypes.STRING(200), allowNull: true },
      requestHash: { type: DataTypes.STRING(64), allowNull: false },
      prompt: { type: DataTypes.STRING(1000), allowNull: false },
      detail: { type: DataTypes.STRING(16), allowNull: true },
      seed: { type: DataTypes.INTEGER, allowNull: false },
      provider: { type: DataTypes.STRING(40), allowNull: false },
      status: { type: DataTypes.STRING(16), allowNull: false },
      pageId: { type: DataTypes.UUID, allowNull: false },
      drawn: { type: DataTypes.TEXT, allowNull: true },
      unknownWords: { type: DataTypes.TEXT, allowNull: true },
      readings: { type: DataTypes.TEXT, allowNull: true },
      errorCode: { type: DataTypes.STRING(40), allowNull: true },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      redraws: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      clientKey: { type: DataTypes.STRING(32), allowNull: true },
      leaseOwner: { type: DataTypes.STRING(64), allowNull: true },
      leaseExpiresAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      finishedAt: { type: DataTypes.DATE(3), allowNull: true },
    },
    { sequelize, tableName: 'generations' },
  );
}
