import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-studio',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: '', access: 'user' },
    { path: 'gallery', access: 'user' },
    { path: 'favorites', access: 'user' },
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
