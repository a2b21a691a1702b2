import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-admin',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    { path: 'admin', access: 'admin' },
    { path: 'admin/platform', access: 'admin' },
  ],
  tabs: [
    {
      path: 'admin',
      label: { en: 'Admin', es: 'Administración', fr: 'Administration', de: 'Verwaltung' },
      icon: 'ShieldIcon',
      order: 90,
    },
  ],
});
