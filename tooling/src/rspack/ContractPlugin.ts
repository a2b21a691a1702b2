import type { RemoteRoute, RemoteTab } from '@lineleaf/releases/discovery';
import type { Compilation, Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';
import { screenFiles } from './screenFiles.ts';
import { consumedNames, providedNames } from './sharedNames.ts';

/** An address, and the name of the screen that the routes load for it, a folder of `src/screens`. */
export interface ScreenRoute extends RemoteRoute {
  readonly screen: string;
}

/** What a part promises the others; written beside its bundle and checked before a release is promoted. */
export interface RemoteContract {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly exposes: readonly string[];
  readonly routes: readonly ScreenRoute[];
  readonly tabs: readonly RemoteTab[];
  /** Shared module to the range of versions a remote can live with, or to the version that the shell provides. */
  readonly shared: Readonly<Record<string, string>>;
}

/**
 * Emits `contract.json`: the contract, the files that each screen is made of, and the names of each shared module that the part
 * provides or imports.
 */
export class ContractPlugin {
  readonly contract: RemoteContract;

  constructor(contract: RemoteContract) {
    this.contract = contract;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      // Last of all: until then a file's name may change with what is in it.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContractPlugin', stage }, () => {
        const routes = this.contract.routes.map(({ screen, ...route }) => {
          return { ...route, files: screenFiles(compilation, screen) };
        });
        const contract = { ...this.contract, routes, names: this.#names(compilation) };
        const text = `${JSON.stringify(contract, null, 2)}\n`;
        compilation.emitAsset('contract.json', new rspack.sources.RawSource(text));
      });
    });
  }

  #names(compilation: Compilation) {
    return this.contract.exposes.length === 0 ? providedNames(compilation) : consumedNames(compilation);
  }
}
