export type { RemoteContract, RemoteRoute, RouteAccess } from './ContractPlugin.ts';
export { defineRemote } from './defineRemote.ts';
export { defineShell } from './defineShell.ts';
