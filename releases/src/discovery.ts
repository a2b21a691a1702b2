export type { DiscoveredRelease, Discovery } from './discoverySchema.ts';
export { DISCOVERY_ELEMENT, withDiscovery, withoutDiscovery } from './inlinedDiscovery.ts';
export type { RemoteRoute, RemoteTab } from './navigation.ts';
export { tabsOf } from './tabs.ts';
