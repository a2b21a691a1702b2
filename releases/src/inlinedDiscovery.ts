import type { Discovery } from './discoverySchema.ts';
import type { Preload } from './preloadsOf.ts';

/** Id of the element that holds it. */
export const DISCOVERY_ELEMENT = 'lineleaf-discovery';

const BEGIN = '<!-- of this visit -->';
const END = '</head>';

/**
 * A page that holds its visitor's discovery document, for the shell to begin without asking: a script that runs nothing. What
 * the screen is made of is fetched beside the shell. A page without a head stays as it is.
 */
export function withDiscovery(html: string, discovery: Discovery, preloads: readonly Preload[] = []): string {
  // No text in it can end the element.
  const json = JSON.stringify(discovery).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${DISCOVERY_ELEMENT}">${json}</script>`;
  return html.replace(END, () => [BEGIN, ...preloads.map(linkTo), element, END].join(''));
}

/** The same page without it. */
export function withoutDiscovery(html: string): string {
  const begin = html.indexOf(BEGIN);
  return begin < 0 ? html : html.slice(0, begin) + html.slice(html.indexOf(END, begin));
}

/** As federation and the bundler ask for the file: another mode or integrity would fetch it twice. */
function linkTo({ url, integrity, as }: Preload): string {
  return `<link rel="preload" as="${as}" href="${encodeURI(url)}" integrity="${integrity}" crossorigin>`;
}
