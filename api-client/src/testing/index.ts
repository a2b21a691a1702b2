export * from './factories.ts';
export * from './mockEndpoint.ts';
export * from './renderRoutes.tsx';
