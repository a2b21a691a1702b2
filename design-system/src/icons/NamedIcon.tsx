import { lazy, type ReactElement, Suspense } from 'react';
import { FileTextIcon, HeartIcon, ImagesIcon, PencilIcon, ShieldIcon } from './index.ts';

type Icon = typeof FileTextIcon;

/** Those of the tabs of today; any other is fetched. */
const AT_HAND: Readonly<Record<string, Icon>> = { HeartIcon, ImagesIcon, PencilIcon, ShieldIcon };

/** The icon of a name that comes as data, such as `HeartIcon`; a sheet of paper for a name that is not known here. */
export function NamedIcon({ name }: { readonly name: string }): ReactElement {
  const Icon = Object.hasOwn(AT_HAND, name) && AT_HAND[name];
  if (Icon) return <Icon aria-hidden />;
  return (
    <Suspense fallback={<FileTextIcon aria-hidden />}>
      <AnyIcon name={name} />
    </Suspense>
  );
}

const AnyIcon = lazy(async () => {
  const icons: Readonly<Record<string, Icon>> = await import('./index.ts').catch(() => ({}));
  return {
    default: function AnyIcon({ name }: { readonly name: string }): ReactElement {
      const Icon = (Object.hasOwn(icons, name) && icons[name]) || FileTextIcon;
      return <Icon aria-hidden />;
    },
  };
});
