import type { RemoteRoute, RemoteTab } from '@lineleaf/releases/discovery';
import type { Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';

/** What a part promises the others; written beside its bundle and checked before a release is promoted. */
export interface RemoteContract {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly exposes: readonly string[];
  readonly routes: readonly RemoteRoute[];
  readonly tabs: readonly RemoteTab[];
  /** Shared module to the range of versions a remote can live with, or to the version that the shell provides. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Emits `contract.json`. */
export class ContractPlugin {
  readonly contract: RemoteContract;

  constructor(contract: RemoteContract) {
    this.contract = contract;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('ContractPlugin', () => {
        const text = `${JSON.stringify(this.contract, null, 2)}\n`;
        compilation.emitAsset('contract.json', new rspack.sources.RawSource(text));
      });
    });
  }
}
