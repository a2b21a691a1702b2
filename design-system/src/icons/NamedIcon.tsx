import type { ReactElement } from 'react';
import * as icons from './index.ts';

const ICONS: Readonly<Record<string, typeof icons.FileTextIcon>> = icons;

/** The icon of a name that comes as data, such as `HeartIcon`; a sheet of paper for a name that is not known here. */
export function NamedIcon({ name }: { readonly name: string }): ReactElement {
  const Icon = (Object.hasOwn(ICONS, name) && ICONS[name]) || icons.FileTextIcon;
  return <Icon aria-hidden />;
}
