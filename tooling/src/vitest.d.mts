import type { ViteUserConfig } from 'vitest/config';

export function browserTests(name: string): ViteUserConfig;
export function nodeTests(name: string, include?: string[], kind?: 'pure'): ViteUserConfig;

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the backend's bundled programs, which `backendPrograms.mjs` makes for its tests. */
    readonly programs: string;
  }
}
