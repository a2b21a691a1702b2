import { z } from 'zod';

/** The manifest's file in a release. */
export const MANIFEST = 'mf-manifest.json';

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const bundled = z.object({ assets: z.object({ js: files, css: files }) });

/** What we read of the manifest that the federation plugin writes. */
export const federationManifest = z.object({
  /** The entry's name is empty for a host. */
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(bundled).default([]),
  shared: z.array(bundled).default([]),
});

export type FederationManifest = z.infer<typeof federationManifest>;

/** A remote's own copies of shared modules, by their paths: its host provides others in their place. */
export function sharedCopiesOf({ metaData, exposes, shared }: FederationManifest): ReadonlySet<string> {
  if (metaData.remoteEntry.name === '') return new Set();
  const copies = new Set(shared.flatMap(filesOf));
  for (const file of exposes.flatMap(filesOf)) copies.delete(file);
  return copies;
}

function filesOf({ assets: { js, css } }: z.infer<typeof bundled>): string[] {
  return [js, css].flatMap(({ sync, async }) => [...sync, ...async]);
}
