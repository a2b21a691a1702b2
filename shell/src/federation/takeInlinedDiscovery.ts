import { DISCOVERY_ELEMENT } from '@lineleaf/releases/discovery';

/**
 * The text of the discovery document that came with the page. Whoever asks once more, or has gone back to a page that the
 * browser kept for however long, gets undefined.
 */
export function takeInlinedDiscovery(): string | undefined {
  const element = document.getElementById(DISCOVERY_ELEMENT);
  element?.remove();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? undefined : (element?.textContent ?? undefined);
}
