import { faultsOf, type Pointer, releaseContract } from '@lineleaf/releases';
import { ACT, recordOf } from '@lineleaf/releases/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../design-system/src/i18n/languages.ts';
import * as icons from '../../design-system/src/icons/index.ts';
import type { RemoteContract } from '../src/rspack/ContractPlugin.ts';
import { readContracts } from './contracts.mjs';
import { REMOTES } from './parts.mjs';

let contracts: RemoteContract[];
beforeAll(async () => {
  contracts = await readContracts();
});

describe('the contracts of the remotes', () => {
  it('are one a workspace, and fit together', () => {
    expect(contracts.map(({ name }) => name)).toEqual(REMOTES);
    const parts = contracts.map((contract) => {
      const record = recordOf(contract.name, '1.0.0+a', releaseContract.parse({ ...contract, shared: {} }));
      return [contract.name, { live: { ...record, since: ACT.at, by: ACT.by }, previous: [] }];
    });
    const pointer: Pointer = { generation: 1, parts: Object.fromEntries(parts), events: [] };
    expect(faultsOf(pointer)).toEqual([]);
  });

  it('give each tab an icon of the design system, and a label in each language', () => {
    const languages = LANGUAGES.map(({ code }) => code).sort();
    const tabs = contracts.flatMap((contract) => contract.tabs);
    expect(tabs).not.toEqual([]);
    for (const { icon, label } of tabs) {
      expect(Object.keys(icons)).toContain(icon);
      expect(Object.keys(label).sort()).toEqual(languages);
    }
  });
});
