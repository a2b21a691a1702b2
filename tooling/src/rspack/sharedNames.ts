import type { Compilation, Module } from '@rspack/core';

/** Names of the exports of shared modules, in order, by module. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** The exports of each module that a build provides, where the bundler knows them. */
export function providedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const names: Record<string, string[]> = {};
  for (const module of modules) {
    const key = shareKey(module, /^provide shared module \(\w+\) (.+?)@\d/);
    if (key === undefined) continue;
    const [connection] = moduleGraph.getOutgoingConnections(module);
    const exports = connection?.module ? moduleGraph.getProvidedExports(connection.module) : true;
    if (exports !== true && exports !== null) names[key] = [...exports].sort();
  }
  return names;
}

/** The names that a build imports from each module that another part provides. */
export function consumedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const names: Record<string, string[]> = {};
  for (const module of modules) {
    const key = shareKey(module, /^consume shared module \(\w+\) (.+?)@[\^\d]/);
    if (key === undefined) continue;
    const imported = moduleGraph.getIncomingConnections(module).flatMap(({ dependency }) => {
      const [name] = dependency.ids ?? [];
      // The default of a CommonJS module is the module itself; ours have none.
      return name === undefined || name === 'default' ? [] : [name];
    });
    names[key] = [...new Set(imported)].sort();
  }
  return names;
}

/** What a shared module is shared as, which the bundler says in its identifier alone. */
function shareKey(module: Module, pattern: RegExp): string | undefined {
  return pattern.exec(module.identifier())?.[1];
}
