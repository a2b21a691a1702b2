import type { CREDIT_ENTRY_KINDS } from '@lineleaf/api-client/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { ColoringPage } from './ColoringPage.ts';

/** Why credits moved. */
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** One booking of the append-only ledger. Only the credit ledger makes them; nobody changes them. */
export class CreditEntry extends Model<InferAttributes<CreditEntry>, InferCreationAttributes<CreditEntry>> {
  declare id: string;
  declare userId: string;
  declare amount: number;
  declare kind: CreditEntryKind;
  /** What was booked: unique within its kind. */
  declare reference: string;
  declare reason: string | null;
  declare actorId: string | null;
  /** The page that a credit was spent on. It may be gone, or never have been made. */
  declare pageId: CreationOptional<string | null>;
  declare createdAt: Date;
  /** Loaded where it was asked for. */
  declare page?: NonAttribute<Pick<ColoringPage, 'id' | 'title' | 'prompt'> | null>;
}

/** Binds the model to its table. */
export function initCreditEntry(sequelize: Sequelize): void {
  CreditEntry.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      amount: { type: DataTypes.INTEGER, allowNull: false },
      kind: { type: DataTypes.STRING(16), allowNull: false },
      reference: { type: DataTypes.STRING(120), allowNull: false },
      reason: { type: DataTypes.STRING(200), allowNull: true },
      actorId: { type: DataTypes.UUID, allowNull: true },
      pageId: { type: DataTypes.UUID, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'credit_entries' },
  );
}
