export { changePointer } from './changePointer.ts';
export { API_FILE, changeReleases } from './changeReleases.ts';
export { describeRelease, integrityOf } from './describeRelease.ts';
export { FolderPointerStore } from './FolderPointerStore.ts';
export { FolderReleaseFiles } from './FolderReleaseFiles.ts';
export { openReleases, type Releases } from './openReleases.ts';
export type { ReleaseFiles } from './ReleaseFiles.ts';
