import { call } from './call.ts';

/** How fine a page is drawn: line weight and smallest region follow it. */
export const DETAIL_LEVELS = ['toddler', 'child', 'detailed'] as const;
export type DetailLevel = (typeof DETAIL_LEVELS)[number];

/** Longest accepted prompt in characters. */
export const PROMPT_MAX_LENGTH = 500;

export const generateColoringPage = call('generateColoringPage', 'POST', '/api/generate-coloring-page');
export const getGeneration = call('getGeneration', 'GET', '/api/generations/:id');
