const ignore = () => {};

/** What a federated bundle starts with where nothing is shared: in a worker. */
const NONE = {
  bundlerRuntime: { init: ignore, consumes: ignore, installInitialConsumes: ignore },
  bundlerRuntimeOptions: {},
};

const { lineleafFederation } = globalThis as { lineleafFederation?: () => object };

/** A federation runtime for this bundle, of the shell's code. */
// biome-ignore lint/style/noDefaultExport: the federation plugin imports the runtime by its default export
export default lineleafFederation?.() ?? NONE;
