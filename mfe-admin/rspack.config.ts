import { defineRemote } from '@lineleaf/tooling/rspack';

export default defineRemote({
  name: 'mfe-admin',
  exposes: { './routes': './src/routes.tsx' },
  routes: [
    {
      path: 'admin',
      screen: 'AdminScreen',
      access: 'admin',
      firstCalls: ['/api/admin/stats', '/api/admin/users'],
    },
    { path: 'admin/platform', screen: 'PlatformScreen', access: 'admin' },
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
