export * from './factories.ts';
export * from './mockEndpoint.ts';
export * from './releaseFactories.ts';
export * from './renderRoutes.tsx';
export * from './withoutNetwork.ts';
