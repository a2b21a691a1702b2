export { FRONTEND_DISCOVERY_SCHEMA } from './frontendDiscovery.ts';
export { ACT, CANARY, pointerOf, ROLLOUT_ID, recordOf } from './records.ts';
