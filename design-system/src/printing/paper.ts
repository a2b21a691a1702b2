/** Sheets that a page is printed on. */
export const PAPERS = ['letter', 'a4'] as const;
export type Paper = (typeof PAPERS)[number];

/** What a sheet means to a printer: its CSS name, and the picture's width in mm that leaves 6 mm to every edge. */
export const PAPER_SIZES = {
  letter: { cssSize: 'letter', imageWidthMm: 203.9 },
  a4: { cssSize: 'A4', imageWidthMm: 198 },
} as const satisfies Record<Paper, { cssSize: string; imageWidthMm: number }>;

/** Most printers cannot reach the outer 4 to 5 mm of a sheet. */
export const SAFE_MARGIN_MM = 6;

const STORAGE_KEY = 'lineleaf.paper';
/** Where letter paper is the custom; everywhere else it is A4. */
const LETTER_REGIONS = new Set([
  'US',
  'CA',
  'MX',
  'PH',
  'CL',
  'CO',
  'CR',
  'GT',
  'PA',
  'PR',
  'SV',
  'VE',
  'DO',
]);

/** The sheet chosen on this device, else the custom of the browser's region. */
export function readPaper(): Paper {
  const stored = localStorage.getItem(STORAGE_KEY);
  return PAPERS.find((paper) => paper === stored) ?? paperOfRegion(navigator.language);
}

/** Keeps the chosen sheet on this device. */
export function storePaper(paper: Paper): void {
  localStorage.setItem(STORAGE_KEY, paper);
}

function paperOfRegion(language: string): Paper {
  const region = new Intl.Locale(language).maximize().region ?? '';
  return LETTER_REGIONS.has(region) ? 'letter' : 'a4';
}
