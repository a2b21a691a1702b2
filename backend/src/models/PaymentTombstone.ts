import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** The hash of a deleted user's checkout session or payment intent: a late event for it does nothing. */
export class PaymentTombstone extends Model<
  InferAttributes<PaymentTombstone>,
  InferCreationAttributes<PaymentTombstone>
> {
  declare referenceSha256: string;
  declare createdAt: Date;
}

/** Binds the model to its table. */
export function initPaymentTombstone(sequelize: Sequelize): void {
  PaymentTombstone.init(
    {
      referenceSha256: { type: DataTypes.STRING(64), primaryKey: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'payment_tombstones' },
  );
}
