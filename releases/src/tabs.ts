import type { RemoteRoute, RemoteTab } from './navigation.ts';

/** What a release says of its place in the product; `tabs` is absent in releases of the time before tabs were declared. */
interface Navigation {
  readonly routes: readonly RemoteRoute[];
  readonly tabs?: readonly RemoteTab[];
}

/**
 * The tabs of a release. One that declares none, not even an empty list, was built when the shell had a list of tabs, or is
 * told of by a server of that time: it has those of that list which lead to its routes.
 */
export function tabsOf({ routes, tabs }: Navigation): readonly RemoteTab[] {
  return tabs ?? TABS_OF_BEFORE.filter((tab) => routes.some(({ path }) => path === tab.path));
}

/** Never to be added to: a release of today declares its tabs. */
const TABS_OF_BEFORE: readonly RemoteTab[] = [
  {
    path: '',
    label: { en: 'Make', es: 'Crear', fr: 'Créer', de: 'Erstellen' },
    icon: 'PencilIcon',
    order: 10,
  },
  {
    path: 'gallery',
    label: { en: 'Gallery', es: 'Galería', fr: 'Galerie', de: 'Galerie' },
    icon: 'ImagesIcon',
    order: 20,
  },
  {
    path: 'favorites',
    label: { en: 'Favorites', es: 'Favoritos', fr: 'Favoris', de: 'Favoriten' },
    icon: 'HeartIcon',
    order: 30,
  },
  {
    path: 'admin',
    label: { en: 'Admin', es: 'Administración', fr: 'Administration', de: 'Verwaltung' },
    icon: 'ShieldIcon',
    order: 90,
  },
];
