import { randomBytes } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { newId } from '../randomness.ts';

/** 16 kB as text: several pages of the database, more than a sign-up takes. */
const PROBE_BYTES = 12 * 1024;

/** Throws when the database cannot take 16 kB more: it really writes and commits them, and deletes them. */
export async function probeDatabase(sequelize: Sequelize): Promise<void> {
  // Random, since some file systems would make next to nothing of repeated bytes.
  const content = randomBytes(PROBE_BYTES).toString('base64');
  await sequelize.query('INSERT INTO write_probes (id, content) VALUES ($1, $2)', {
    bind: [newId(), content],
  });
  // All of them, also those of a process that died in between.
  await sequelize.query('DELETE FROM write_probes');
}
