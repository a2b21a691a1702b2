import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** Asked by each remote's entry for the runtime it starts with: remotes carry none of their own. */
  var lineleafFederation: (() => object) | undefined;
}

/** Lends the federation runtime's code to remotes. Each gets an instance and book-keeping of its own. */
export function lendRuntime(): void {
  globalThis.lineleafFederation = () => ({
    ...federation,
    // The shell exposes nothing: its own runtime was built without the part that starts a container.
    bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
    bundlerRuntimeOptions: {},
    // The runtime's own `init` takes a second caller for the first, as both are of one build.
    runtime: { ...runtime, init: runtime.createInstance },
  });
}
