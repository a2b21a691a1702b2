import { users } from './0001-users.ts';
import { coloringPages } from './0002-coloring-pages.ts';
import { generations } from './0003-generations.ts';
import { pageSaves } from './0004-page-saves.ts';
import { creditEntries } from './0005-credit-entries.ts';
import { payments } from './0006-payments.ts';
import { paymentTombstones } from './0007-payment-tombstones.ts';
import { passwordResets } from './0008-password-resets.ts';
import { auditEvents } from './0009-audit-events.ts';
import { generationRedraws } from './0010-generation-redraws.ts';
import { providerDays } from './0011-provider-days.ts';
import { coloringPagesPalette } from './0012-coloring-pages-palette.ts';
import { coloringPagesOwn } from './0013-coloring-pages-own.ts';
import { pageSavesPictures } from './0014-page-saves-pictures.ts';
import { creditEntriesPage } from './0015-credit-entries-page.ts';
import { auditEventsReason } from './0016-audit-events-reason.ts';
import { telemetry } from './0020-telemetry.ts';
import { writeProbes } from './0040-write-probes.ts';
import { settings } from './0042-settings.ts';
import { usersTermsVersion } from './0044-users-terms-version.ts';
import { runningNodes } from './0045-running-nodes.ts';
import { generationsFinished } from './0046-generations-finished.ts';
import { sessions } from './0048-sessions.ts';
import { secondFactors } from './0049-second-factors.ts';
import { accountSecurity } from './0050-account-security.ts';
import { generationClients } from './0051-generation-clients.ts';
import { generationReadings } from './0052-generation-readings.ts';
import type { Migration } from './schema.ts';

/** All migrations in order. One that has been released is never edited; what changes is added behind. */
export const migrations: readonly Migration[] = [
  users,
  coloringPages,
  generations,
  pageSaves,
  creditEntries,
  payments,
  paymentTombstones,
  passwordResets,
  auditEvents,
  generationRedraws,
  providerDays,
  coloringPagesPalette,
  coloringPagesOwn,
  pageSavesPictures,
  creditEntriesPage,
  auditEventsReason,
  telemetry,
  writeProbes,
  settings,
  usersTermsVersion,
  runningNodes,
  generationsFinished,
  sessions,
  secondFactors,
  accountSecurity,
  generationClients,
  generationReadings,
];
