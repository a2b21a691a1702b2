import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';

/** A page of one user. Its pictures are in storage under its id; a colored copy names its original while that exists. */
export class ColoringPage extends Model<
  InferAttributes<ColoringPage>,
  InferCreationAttributes<ColoringPage>
> {
  declare id: string;
  declare userId: string;
  declare prompt: string;
  /** Of the user's own. */
  declare title: CreationOptional<string | null>;
  /** Names the stored picture once a copy was saved over; null for a page's first. */
  declare pictureId: CreationOptional<string | null>;
  declare isFavorite: CreationOptional<boolean>;
  declare isColored: CreationOptional<boolean>;
  declare originalPageId: string | null;
  declare colorsUsed: number | null;
  declare width: number;
  declare height: number;
  declare imageBytes: number;
  /** Of the stored file, in hex: the ETag of the picture. */
  declare imageSha256: string;
  /** What was measured of the lines (`Colorability`), as JSON; of a colored copy, its original's. */
  declare colorability: string | null;
  /** How it could be colored (`Palette`), as JSON; null where its maker did not know, and for colored copies. */
  declare palette: string | null;
  declare createdAt: Date;

  get hasPalette(): NonAttribute<boolean> {
    return (this.palette ?? null) !== null;
  }
}

/** Binds the model to its table. */
export function initColoringPage(sequelize: Sequelize): void {
  ColoringPage.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      userId: { type: DataTypes.UUID, allowNull: false },
      prompt: { type: DataTypes.STRING(1000), allowNull: false },
      title: { type: DataTypes.STRING(80), allowNull: true },
      pictureId: { type: DataTypes.UUID, allowNull: true },
      isFavorite: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      isColored: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      originalPageId: { type: DataTypes.UUID, allowNull: true },
      colorsUsed: { type: DataTypes.INTEGER, allowNull: true },
      width: { type: DataTypes.INTEGER, allowNull: false },
      height: { type: DataTypes.INTEGER, allowNull: false },
      imageBytes: { type: DataTypes.INTEGER, allowNull: false },
      imageSha256: { type: DataTypes.STRING(64), allowNull: false },
      colorability: { type: DataTypes.TEXT, allowNull: true },
      palette: { type: DataTypes.TEXT, allowNull: true },
      createdAt: { type: DataTypes.DATE(3), allowNull: false },
    },
    { sequelize, tableName: 'coloring_pages' },
  );
}
