import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-studio',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '', screen: 'MakeScreen', access: 'user' },
    {
      path: 'gallery',
      screen: 'GalleryScreen',
      access: 'user',
      firstCalls: ['/api/coloring-pages?images=url'],
    },
    {
      path: 'favorites',
      screen: 'FavoritesScreen',
      access: 'user',
      firstCalls: ['/api/coloring-pages/favorites?images=url'],
    },
  ],
  tabs: [
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
  ],
});
