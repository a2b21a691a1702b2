export type {
  Activity,
  AdminStats,
  AdminUser,
  AuditEvent,
  Authentication,
  ColoringPage,
  CreditEntry,
  CreditPackage,
  DefaultRelease,
  ErrorBody,
  Example,
  GenerationJob,
  GenerationResult,
  Reading,
  ReleaseCounts,
  ReleasedPart,
  ReleaseEvent,
  ReleaseOverview,
  ReleaseRollout,
  Session,
  StickerList,
  TelemetryReport,
  Transaction,
  User,
} from '../schemas/index.ts';
export * from './admin.ts';
export * from './auth.ts';
export * from './blocklist.ts';
export type * from './call.ts';
export type * from './callTypes.ts';
export * from './credits.ts';
export * from './errors.ts';
export * from './generation.ts';
export * from './pages.ts';
export * from './releases.ts';
export * from './sessions.ts';
export * from './stickers.ts';
export * from './telemetry.ts';
export * from './totp.ts';
