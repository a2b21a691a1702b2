import {
  DataTypes,
  type IndexesOptions,
  type ModelAttributeColumnOptions,
  type QueryInterface,
} from 'sequelize';

/** One step of the schema: a single table or column each, since MySQL commits every DDL statement by itself. */
export interface Migration {
  readonly name: string;
  up(params: { context: QueryInterface }): Promise<void>;
}

/** A table as a migration makes it; indexes are named, unique ones included. */
export interface TableDefinition {
  readonly columns: Readonly<Record<string, ModelAttributeColumnOptions>>;
  readonly indexes?: readonly NamedIndex[];
}

type NamedIndex = IndexesOptions & { name: string; fields: string[] };

/** A migration that makes one table with its indexes; a run that died half-way is completed by the next. */
export function tableMigration(name: string, table: string, definition: TableDefinition): Migration {
  return {
    name,
    async up({ context }) {
      await context.createTable(
        table,
        { ...definition.columns },
        { charset: 'utf8mb4', collate: 'utf8mb4_bin' },
      );
      await addMissingIndexes(context, table, definition.indexes ?? []);
    },
  };
}

/** A migration that adds indexes to a table. */
export function indexMigration(name: string, table: string, indexes: readonly NamedIndex[]): Migration {
  return { name, up: ({ context }) => addMissingIndexes(context, table, indexes) };
}

/** A migration that takes an index away, if it is there. */
export function indexRemoval(name: string, table: string, index: string): Migration {
  return {
    name,
    async up({ context }) {
      if ((await existingIndexes(context, table)).has(index)) await context.removeIndex(table, index);
    },
  };
}

/** A migration of several steps, each of which may be repeated: a run that died between two is completed by the next. */
export function migrationInSteps(name: string, steps: readonly Migration[]): Migration {
  return {
    name,
    async up(params) {
      for (const step of steps) await step.up(params);
    },
  };
}

/** A migration that adds columns to a table; each is null or has a default, so that the release before can go on. */
export function columnMigration(
  name: string,
  table: string,
  columns: Readonly<Record<string, ModelAttributeColumnOptions>>,
): Migration {
  return {
    name,
    async up({ context }) {
      const known = await context.describeTable(table);
      for (const [key, definition] of Object.entries(columns)) {
        if (!(key in known)) await context.addColumn(table, key, definition);
      }
    },
  };
}

/** Column kinds that mean the same on every database. */
export const column = {
  id: { type: DataTypes.UUID, allowNull: false, primaryKey: true },
  uuid: { type: DataTypes.UUID, allowNull: false },
  optionalUuid: { type: DataTypes.UUID, allowNull: true },
  count: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
  integer: { type: DataTypes.INTEGER, allowNull: false },
  optionalInteger: { type: DataTypes.INTEGER, allowNull: true },
  flag: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  moment: { type: DataTypes.DATE(3), allowNull: false },
  optionalMoment: { type: DataTypes.DATE(3), allowNull: true },
  optionalText: { type: DataTypes.TEXT, allowNull: true },
  text: (length: number) => ({ type: DataTypes.STRING(length), allowNull: false }),
  optionalString: (length: number) => ({ type: DataTypes.STRING(length), allowNull: true }),
  /** A row that goes when its user goes. */
  ownerId: {
    type: DataTypes.UUID,
    allowNull: false,
    references: { model: 'users', key: 'id' },
    onDelete: 'CASCADE',
  },
} as const;

async function addMissingIndexes(
  context: QueryInterface,
  table: string,
  indexes: readonly NamedIndex[],
): Promise<void> {
  const known = await existingIndexes(context, table);
  for (const { fields, ...index } of indexes) {
    if (!known.has(index.name)) await context.addIndex(table, fields, index);
  }
}

async function existingIndexes(context: QueryInterface, table: string): Promise<Set<string>> {
  const indexes: unknown = await context.showIndex(table);
  if (!Array.isArray(indexes)) return new Set();
  return new Set(indexes.map((index: { name: string }) => index.name));
}
