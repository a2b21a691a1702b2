import { PAPER_SIZES, type Paper, SAFE_MARGIN_MM } from './paper.ts';

/** Width to height of a page. */
const PAGE_SHAPE = '1275 / 1650';

/** What is printed: one picture on one sheet. */
export interface PrintJob {
  /** Address of the full picture. */
  readonly imageUrl: string;
  /** Suggested name of the job (the prompt). */
  readonly title: string;
  readonly paper: Paper;
}

/**
 * Fills an empty document with the picture at its true size and resolves when it is decoded; rejects when it cannot be
 * loaded. Sizes are physical and the margin is the sheet's own padding, because browsers differ on `@page` margins.
 * Built node by node, without script, so that the strictest content policy holds.
 */
export async function buildPrintDocument(target: Document, job: PrintJob): Promise<void> {
  target.title = job.title;
  const style = target.createElement('style');
  style.textContent = styleOf(job.paper);
  target.head.append(style);
  const image = target.createElement('img');
  image.alt = job.title;
  image.loading = 'eager';
  image.src = new URL(job.imageUrl, location.href).href;
  target.body.append(image);
  await image.decode();
}

function styleOf(paper: Paper): string {
  const { cssSize, imageWidthMm } = PAPER_SIZES[paper];
  return `
    @page { size: ${cssSize} portrait; margin: 0 }
    html, body { margin: 0; background: #fff }
    body { padding: ${SAFE_MARGIN_MM}mm; text-align: center }
    img { display: block; width: ${imageWidthMm}mm; max-width: 100%; aspect-ratio: ${PAGE_SHAPE};
      margin: 0 auto; break-inside: avoid }
  `;
}
