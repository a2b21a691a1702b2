import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** Where a payment stands; `mismatched`: something else was paid than was ordered, and nothing was granted. */
type PaymentStatus =
  | 'open'
  | 'mismatched'
  | 'paid'
  | 'expired'
  | 'failed'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';

/** A checkout and what became of it. Amounts are integer cents. */
export class Payment extends Model<InferAttributes<Payment>, InferCreationAttributes<Payment>> {
  declare id: string;
  declare userId: string;
  /** The provider's checkout session; null until the provider has answered. */
  declare sessionId: string | null;
  declare paymentIntentId: string | null;
  declare packageId: string;
  declare credits: number;
  declare amountCents: number;
  declare currency: string;
  declare status: PaymentStatus;
  declare creditsGranted: CreationOptional<number>;
  declare creditsReversed: CreationOptional<number>;
  /** Credits that a refund should have taken back but were spent. */
  declare creditsShortfall: CreationOptional<number>;
  /** Cumulative, as the provider last told. */
  declare refundedCents: CreationOptional<number>;
  declare disputeStatus: string | null;
  declare paidAt: Date | null;
  /** When the user was told of the grant. */
  declare announcedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** Binds the model to its table. */
export function initPayment(sequelize: Sequelize): void {
  Payment.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      sessionId: { type: DataTypes.STRING(255), allowNull: true },
      paymentIntentId: { type: DataTypes.STRING(255), allowNull: true },
      packageId: { type: DataTypes.STRING(40), allowNull: false },
      credits: { type: DataTypes.INTEGER, allowNull: false },
      amountCents: { type: DataTypes.INTEGER, allowNull: false },
      currency: { type: DataTypes.STRING(3), allowNull: false },
      status: { type: DataTypes.STRING(24), allowNull: false },
      creditsGranted: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      creditsReversed: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      creditsShortfall: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      refundedCents: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      disputeStatus: { type: DataTypes.STRING(40), allowNull: true },
      paidAt: { type: DataTypes.DATE(3), allowNull: true },
      announcedAt: { type: DataTypes.DATE(3), allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
      updatedAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'payments' },
  );
}
