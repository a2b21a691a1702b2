import { column, migrationInSteps, tableMigration } from './schema.ts';

const name = '0020-telemetry';

/** How releases run: counts by minute, the visits of the last hours, and what networks fail in rollouts under way. */
export const telemetry = migrationInSteps(name, [
  tableMigration(name, 'release_counts', {
    columns: {
      part: { ...column.text(40), primaryKey: true },
      release: { ...column.text(100), primaryKey: true },
      minute: { ...column.integer, primaryKey: true },
      kind: { ...column.text(24), primaryKey: true },
      route: { ...column.text(80), primaryKey: true },
      viewport: { ...column.text(8), primaryKey: true },
      bucket: { ...column.integer, primaryKey: true },
      total: column.count,
    },
    indexes: [{ name: 'release_counts_minute', fields: ['minute'] }],
  }),
  tableMigration(name, 'release_visits', {
    columns: {
      id: { ...column.text(64), primaryKey: true },
      part: column.text(40),
      release: column.text(100),
      hour: column.integer,
      begun_at: column.optionalMoment,
      marks: column.count,
      network: column.optionalString(32),
    },
    indexes: [
      { name: 'release_visits_begun_at', fields: ['begun_at'] },
      { name: 'release_visits_hour', fields: ['hour'] },
    ],
  }),
  tableMigration(name, 'rollout_networks', {
    columns: {
      rollout: { ...column.uuid, primaryKey: true },
      arm: { ...column.text(6), primaryKey: true },
      network: { ...column.text(32), primaryKey: true },
      hour: { ...column.integer, primaryKey: true },
      failing: column.count,
    },
  }),
]);
