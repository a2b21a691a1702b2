import { isFlag, isNumber, isText, listOf, optional, recordOf, shapeOf } from '@lineleaf/api-client';
import type { DiscoveredRelease, Discovery, RemoteRoute, RemoteTab } from '@lineleaf/releases/discovery';

const ACCESS: readonly unknown[] = ['visitor', 'user', 'admin'] satisfies RemoteRoute['access'][];

const isLabel = recordOf(isText);

const isRelease = shapeOf<DiscoveredRelease>({
  url: isText,
  fallbackUrl: optional(isText),
  metadata: shapeOf<DiscoveredRelease['metadata']>({ integrity: isText, version: isText }),
  deployment: shapeOf<DiscoveredRelease['deployment']>({ traffic: isNumber, default: isFlag }),
  extras: shapeOf<DiscoveredRelease['extras']>({
    given: isFlag,
    entry: optional(
      shapeOf<NonNullable<DiscoveredRelease['extras']['entry']>>({ url: isText, integrity: isText }),
    ),
    routes: listOf(
      shapeOf<RemoteRoute>({
        path: isText,
        access: (value) => ACCESS.includes(value),
        firstCalls: optional(listOf(isApiPath)),
        needsRoom: optional(isFlag),
      }),
    ),
    tabs: optional(
      listOf(
        shapeOf<RemoteTab>({
          path: isText,
          label: (value) => isLabel(value) && (value as RemoteTab['label']).en !== undefined,
          icon: isText,
          order: isNumber,
        }),
      ),
    ),
    rollout: optional(isText),
    ticket: optional(isText),
  }),
});

/** The token goes with it: nowhere but to the product's own API. */
function isApiPath(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/api/');
}

/** Whether a value is what `/discovery` answers; its schema is `discoveryDocument` of the releases. */
export const isDiscovery = shapeOf<Discovery>({
  schema: isText,
  microFrontends: recordOf(listOf(isRelease)),
});
