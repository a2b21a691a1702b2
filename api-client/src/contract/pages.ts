import { call } from './call.ts';

/** Width and height of a page in pixels: 8.5 x 11 inches at 150 dpi. */
export const PAGE_WIDTH = 1275;
export const PAGE_HEIGHT = 1650;

/** Fixed ids of the ten examples, in the order of the specification, with the prompts that made them. */
export const EXAMPLES = [
  { id: '00000000-0000-4000-8000-000000000001', prompt: 'a daisy with a smiling face' },
  { id: '00000000-0000-4000-8000-000000000002', prompt: 'a smiling butterfly' },
  { id: '00000000-0000-4000-8000-000000000003', prompt: 'a smiling sun' },
  { id: '00000000-0000-4000-8000-000000000004', prompt: 'a simple heart' },
  { id: '00000000-0000-4000-8000-000000000005', prompt: 'a teddy bear' },
  { id: '00000000-0000-4000-8000-000000000006', prompt: 'a child running' },
  { id: '00000000-0000-4000-8000-000000000007', prompt: 'two race cars' },
  { id: '00000000-0000-4000-8000-000000000008', prompt: 'starships in a laser battle' },
  { id: '00000000-0000-4000-8000-000000000009', prompt: 'starships in a film style' },
  { id: '00000000-0000-4000-8000-000000000010', prompt: 'a garden with flowers, butterflies and a bird' },
] as const;

/** Widths in pixels in which an image is served, as PNG or WebP; without one, the full page as PNG. */
export const IMAGE_WIDTHS = [320, 640] as const;

/** A title of one's own: from 1 to this many characters. */
export const TITLE_MAX_LENGTH = 80;

/** Pages in one PDF at most. */
export const PDF_MAX_PAGES = 20;

export const listColoringPages = call('listColoringPages', 'GET', '/api/coloring-pages');
export const listFavorites = call('listFavorites', 'GET', '/api/coloring-pages/favorites');
export const listExamples = call('listExamples', 'GET', '/api/coloring-pages/examples');
export const getColoringPage = call('getColoringPage', 'GET', '/api/coloring-pages/:id');
export const renameColoringPage = call('renameColoringPage', 'PATCH', '/api/coloring-pages/:id');
export const updateFavorite = call('updateFavorite', 'PATCH', '/api/coloring-pages/:id/favorite');
export const deleteColoringPage = call('deleteColoringPage', 'DELETE', '/api/coloring-pages/:id');
export const getPageImage = call('getPageImage', 'GET', '/api/coloring-pages/:id/image');
export const getPageSuggestion = call('getPageSuggestion', 'GET', '/api/coloring-pages/:id/suggestion');
export const getPagePdf = call('getPagePdf', 'GET', '/api/coloring-pages/:id/pdf');
export const getPagesPdf = call('getPagesPdf', 'GET', '/api/coloring-pages/pdf');
export const saveColoredPage = call('saveColoredPage', 'POST', '/api/coloring-pages/colored');
export const updateColoredPage = call('updateColoredPage', 'PUT', '/api/coloring-pages/:id/colored');
