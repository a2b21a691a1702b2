import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/** Handlers of one chunk that may fail one after the other: its script and its style sheet. */
const TRIES = 3;

/**
 * Has a remote load its later chunks from its fallback origin once one cannot be had from the first. Which origin that is the
 * shell says by `lineleafFallbackOf(root)`; without an answer a chunk fails as it always did.
 */
export class ChunkFallbackPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkFallbackPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap('ChunkFallbackPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new ChunkFallbackModule());
        });
    });
  }
}

class ChunkFallbackModule extends RuntimeModule {
  constructor() {
    super('chunk fallback', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const [ensure, root] = [RuntimeGlobals.ensureChunk, RuntimeGlobals.publicPath];
    return `const ensureOnce = ${ensure};
${ensure} = (...chunk) => {
  const first = ${root};
  const ensureWithin = (tries) => ensureOnce(...chunk).catch((error) => {
    if (${root} === first) ${root} = globalThis.lineleafFallbackOf?.(first) ?? first;
    if (${root} === first || tries === 1) throw error;
    return ensureWithin(tries - 1);
  });
  return ensureWithin(${TRIES});
};`;
  }
}
