import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Where a save stands. */
type PageSaveStatus = 'open' | 'saved' | 'failed';

/** A save of a colored copy, announced before its picture is written. */
export class PageSave extends Model<InferAttributes<PageSave>, InferCreationAttributes<PageSave>> {
  declare id: string;
  declare userId: string;
  /** Unique per user; freed by a failure. */
  declare idempotencyKey: string | null;
  declare requestHash: string;
  declare pageId: string;
  /** The picture that is saved over the page's; null for a new page's first. */
  declare pictureId: CreationOptional<string | null>;
  declare status: PageSaveStatus;
  /** An open save past this moment was left by a crash. */
  declare leaseExpiresAt: Date;
  declare createdAt: Date;
}

/** Binds the model to its table. */
export function initPageSave(sequelize: Sequelize): void {
  PageSave.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      idempotencyKey: { type: DataTypes.STRING(200), allowNull: true },
      requestHash: { type: DataTypes.STRING(64), allowNull: false },
      pageId: { type: DataTypes.UUID, allowNull: false },
      pictureId: { type: DataTypes.UUID, allowNull: true },
      status: { type: DataTypes.STRING(16), allowNull: false },
      leaseExpiresAt: { type: DataTypes.DATE(3), allowNull: false },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'page_saves' },
  );
}
