import type { ChunkGroup, Compilation } from '@rspack/core';

/** The group of chunks that a federation module is exposed by, as the plugin names it. */
const ROUTES_CHUNK = '__federation_expose_routes';

/**
 * The scripts and style sheets that a screen needs beside the remote's entry: those of its routes, and its own.
 * @throws {Error} where the routes load no such screen by `import()`
 */
export function screenFiles({ chunkGroups }: Compilation, screen: string): string[] {
  const request = `./screens/${screen}/${screen}.tsx`;
  const own = chunkGroups.find(({ origins }) => origins.some((origin) => origin.request === request));
  if (!own) throw new Error(`No route loads the screen ${screen} by import('${request}')`);
  const routes = chunkGroups.filter(({ name }) => name === ROUTES_CHUNK);
  return [...new Set([...routes, own].flatMap(filesOf))];
}

function filesOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file));
}
