import { column, columnMigration } from './schema.ts';

/** By what a free picture of a paid provider is counted while its job is open: a hash of day and network, never an address. */
export const generationClients = columnMigration('0051-generation-clients', 'generations', {
  client_key: column.optionalString(32),
});
