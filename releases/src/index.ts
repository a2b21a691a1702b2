export { type ApiDocument, apiFaults, parseApi } from './apiFaults.ts';
export { BUCKET_COOKIE, BUCKETS, givenRelease, placeOf } from './bucket.ts';
export { type Act, type Change, checkGeneration } from './changes/change.ts';
export { releaseAtOnce, startCanary } from './changes/release.ts';
export { retire } from './changes/retire.ts';
export {
  abort,
  awaitPerson,
  hold,
  moveShare,
  nextShare,
  pause,
  promote,
  resume,
  rollback,
  rolloutChanges,
} from './changes/rollout.ts';
export { type DiscoveryOptions, discoveryOf } from './discoveryOf.ts';
export { faultsOf } from './faultsOf.ts';
export type { Observation, Outcomes } from './judge/Evidence.ts';
export { type RolloutFigures, type Verdict, VITALS, type Vital, verdictOf } from './judge/verdict.ts';
export type { PointerStore, ReadPointer } from './PointerStore.ts';
export { parseDocument } from './parseDocument.ts';
export {
  EMPTY_POINTER,
  type PartPointer,
  type Pointer,
  parsePointer,
  pointerDocument,
  type ReleasedLanding,
  type ReleaseEvent,
  type ReleaseRecord,
  type Rollout,
  type RolloutState,
  releaseContract,
  SHELL,
  servedReleases,
} from './pointer.ts';
export { preloadsOf } from './preloadsOf.ts';
export { type RefusalCode, ReleaseRefused } from './ReleaseRefused.ts';
export { type CanaryConfig, releaseConfig } from './releaseConfig.ts';
