import type { ViteUserConfig } from 'vitest/config';

export function browserTests(name: string): ViteUserConfig;
export function nodeTests(name: string, include?: string[]): ViteUserConfig;
