import { describe, expect, it } from 'vitest';
import { tabsOf } from './tabs.ts';

const studio = {
  routes: ['', 'gallery', 'favorites', 'color/:pageId'].map((path) => ({ path, access: 'user' as const })),
};
const labelsOf = (language: string, routes = studio.routes) =>
  tabsOf({ routes }).map(({ label }) => label[language]);

describe('the tabs of a release', () => {
  const tab = { path: 'gallery', label: { en: 'Pictures' }, icon: 'ImagesIcon', order: 5 };

  it('are those that it declares', () => {
    expect(tabsOf({ ...studio, tabs: [tab] })).toEqual([tab]);
    expect(tabsOf({ ...studio, tabs: [] })).toEqual([]);
  });

  it.each([
    ['en', ['Make', 'Gallery', 'Favorites'], 'Admin'],
    ['es', ['Crear', 'Galería', 'Favoritos'], 'Administración'],
    ['fr', ['Créer', 'Galerie', 'Favoris'], 'Administration'],
    ['de', ['Erstellen', 'Galerie', 'Favoriten'], 'Verwaltung'],
  ])(
    'of the time before tabs were declared are those that its shell showed, in %s',
    (language, labels, admin) => {
      expect(labelsOf(language)).toEqual(labels);
      expect(labelsOf(language, [{ path: 'admin', access: 'user' }])).toEqual([admin]);
      expect(labelsOf(language, [{ path: 'credits', access: 'user' }])).toEqual([]);
    },
  );
});
