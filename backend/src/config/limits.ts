import type { EnvironmentReader } from './EnvironmentReader.ts';

/** Bounds against abuse. */
export interface Limits {
  readonly signupsPerHour: number;
  /** Failed log-ins of one account from one address in 15 minutes. */
  readonly loginFailuresPerAccount: number;
  /** Failed log-ins from one address in 15 minutes. */
  readonly loginFailuresPerAddress: number;
  readonly resetMailsPerHour: number;
  /** Checkouts that one user opens; each open one is asked about at the provider when payments are verified. */
  readonly checkoutsPerHour: number;
  /** How often one user has payments verified; a return from the provider does it once. */
  readonly verificationsPerHour: number;
  /** Pictures asked of a paid provider in one UTC day, by all users together. */
  readonly providerImagesPerDay: number;
  /** Of those, what one client's network gets for credits that nobody paid for. */
  readonly providerFreePerIpPerDay: number;
  readonly pagesPerUser: number;
  /** Of the stored pages of one user; smaller pictures made from them do not count. */
  readonly storageBytesPerUser: number;
  /** Work for one user that keeps a processor busy. Pictures that were made before are not counted. */
  readonly heavyWorkPerHour: {
    readonly pdf: number;
    readonly coloredSave: number;
    readonly thumbnail: number;
    readonly accountExport: number;
  };
}

/** Reads the `LIMITS_*` variables. */
export function readLimits(read: EnvironmentReader): Limits {
  const limit = (name: string, fallback: number): number =>
    read.integer(`LIMITS_${name}`, { fallback, min: 0, max: 1_000_000_000 });
  return {
    signupsPerHour: limit('SIGNUPS_PER_HOUR', 100),
    loginFailuresPerAccount: limit('LOGIN_FAILURES_PER_ACCOUNT', 15),
    loginFailuresPerAddress: limit('LOGIN_FAILURES_PER_ADDRESS', 300),
    resetMailsPerHour: limit('RESET_MAILS_PER_HOUR', 20),
    checkoutsPerHour: limit('CHECKOUTS_PER_HOUR', 60),
    verificationsPerHour: limit('VERIFICATIONS_PER_HOUR', 60),
    providerImagesPerDay: limit('PROVIDER_IMAGES_PER_DAY', 1_000),
    providerFreePerIpPerDay: limit('PROVIDER_FREE_PER_IP_PER_DAY', 300),
    pagesPerUser: limit('PAGES_PER_USER', 5_000),
    storageBytesPerUser: limit('STORAGE_MB_PER_USER', 2_048) * 1024 * 1024,
    heavyWorkPerHour: {
      pdf: limit('PDFS_PER_HOUR', 300),
      coloredSave: limit('COLORED_SAVES_PER_HOUR', 600),
      thumbnail: limit('THUMBNAILS_PER_HOUR', 6_000),
      accountExport: limit('EXPORTS_PER_HOUR', 20),
    },
  };
}
