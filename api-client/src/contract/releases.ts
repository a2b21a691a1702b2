import { call } from './call.ts';

/** What a person or a pipeline does to the releases of one part. */
export const RELEASE_ACTIONS = ['promote', 'pause', 'resume', 'rollback', 'abort'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

export const getReleases = call('getReleases', 'GET', '/api/releases');
export const changeRelease = call('changeRelease', 'POST', '/api/releases/:remote/:action');
