import { createElement, type ReactElement } from 'react';

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconData {
  readonly node: readonly IconNode[];
}

/** Stands in for what lucide-react makes its icons with: the same lines, and no settings. */
// biome-ignore lint/style/noDefaultExport: the module that it stands in for exports so
export default function createLucideIcon({ node }: IconData) {
  return function Icon(props: Readonly<Record<string, unknown>>): ReactElement {
    const lines = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round' };
    return createElement(
      'svg',
      { ...lines, 'stroke-linejoin': 'round', viewBox: '0 0 24 24', 'aria-hidden': true, ...props },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
