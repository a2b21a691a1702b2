import { describe, expect, it } from 'vitest';
import { faultsOf } from './faultsOf.ts';
import type { PartPointer, Pointer, ReleaseContract } from './pointer.ts';
import { ACT, CANARY, ROLLOUT_ID, recordOf } from './testing/records.ts';

const SHELL = { shared: { react: '19.3.1', '@lineleaf/api-client': '0.1.2' } };
const shell = partOf('shell', SHELL);

describe('a remote that does not fit the shell', () => {
  it.each([
    [{ shared: { react: '^20.0.0' } }, 'mfe-a 1.0.0+a needs react ^20.0.0; shell 1.0.0+a provides 19.3.1'],
    [{ shared: { react: '^19.4.0' } }, 'mfe-a 1.0.0+a needs react ^19.4.0; shell 1.0.0+a provides 19.3.1'],
    [
      { shared: { '@lineleaf/api-client': '^0.2.0' } },
      'mfe-a 1.0.0+a needs @lineleaf/api-client ^0.2.0; shell 1.0.0+a provides 0.1.2',
    ],
    [{ shared: { vue: '^3.0.0' } }, 'mfe-a 1.0.0+a needs vue, which shell 1.0.0+a does not provide'],
    [{ exposes: ['./screens'] }, 'mfe-a 1.0.0+a does not expose ./routes'],
    [{ routes: [] }, 'mfe-a 1.0.0+a serves no route'],
  ])('%j', (contract, fault) => {
    expect(faultsOf(pointerWith({ shell, 'mfe-a': partOf('mfe-a', contract) }))).toEqual([fault]);
  });

  it.each(['^19.0.0', '19.3.1', '>=18 <20', '^18.0.0 || ^19.0.0'])(
    'is not found where %s allows it',
    (react) => {
      expect(faultsOf(pointerWith({ shell, 'mfe-a': partOf('mfe-a', { shared: { react } }) }))).toEqual([]);
    },
  );

  it('is found among rollouts too: any canary may meet any default of another part', () => {
    const newer = withCanary('shell', shell, { shared: { ...SHELL.shared, react: '20.0.0' } });
    const remote = partOf('mfe-a', { shared: { react: '^19.0.0' } });
    expect(faultsOf(pointerWith({ shell: newer, 'mfe-a': remote }))).toEqual([
      'mfe-a 1.0.0+a needs react ^19.0.0; shell 2.0.0+b provides 20.0.0',
    ]);
  });
});

describe('the names that a remote imports', () => {
  const names = { react: ['useState'], '@lineleaf/api-client': ['signIn', 'useSession'] };
  const shellWith = (provided: ReleaseContract['names']) => partOf('shell', { ...SHELL, names: provided });
  const remoteWith = (imported: ReleaseContract['names']) =>
    partOf('mfe-a', { shared: { '@lineleaf/api-client': '^0.1.0' }, names: imported });

  it('must be exports of what each shell provides', () => {
    const renamed = { '@lineleaf/api-client': ['logIn', 'logOut', 'useSession'] };
    expect(faultsOf(pointerWith({ shell: shellWith(names), 'mfe-a': remoteWith(renamed) }))).toEqual([
      'mfe-a 1.0.0+a imports logIn, logOut from @lineleaf/api-client; shell 1.0.0+a has no such export',
    ]);
    expect(faultsOf(pointerWith({ shell: shellWith(names), 'mfe-a': remoteWith(names) }))).toEqual([]);
  });

  it('are looked for in a shell on trial too', () => {
    const trial = withCanary('shell', shellWith(names), { ...SHELL, names: { '@lineleaf/api-client': [] } });
    expect(faultsOf(pointerWith({ shell: trial, 'mfe-a': remoteWith(names) }))).toEqual([
      'mfe-a 1.0.0+a imports signIn, useSession from @lineleaf/api-client; shell 2.0.0+b has no such export',
    ]);
  });

  it.each([
    ['the remote', shellWith(names), remoteWith(undefined)],
    ['the shell', shellWith(undefined), remoteWith(names)],
  ])('are not asked for where %s was built before they were told', (_, older, remote) => {
    expect(faultsOf(pointerWith({ shell: older, 'mfe-a': remote }))).toEqual([]);
  });
});

describe('a path that two remotes serve', () => {
  const one = partOf('mfe-a', { routes: [{ path: 'color/:pageId', access: 'user' }] });
  const other = { routes: [{ path: 'color/:id', access: 'user' as const }] };

  it('is found whatever its parameters are called', () => {
    expect(faultsOf(pointerWith({ 'mfe-a': one, 'mfe-b': partOf('mfe-b', other) }))).toEqual([
      'mfe-b serves /color/:id, which is served by mfe-a',
    ]);
  });

  it('is found in a canary', () => {
    const canary = withCanary('mfe-b', partOf('mfe-b', {}), other);
    expect(faultsOf(pointerWith({ 'mfe-a': one, 'mfe-b': canary }))).toHaveLength(1);
  });

  it('is none between two releases of one remote', () => {
    expect(faultsOf(pointerWith({ 'mfe-b': withCanary('mfe-b', partOf('mfe-b', other), other) }))).toEqual(
      [],
    );
  });
});

describe('a tab', () => {
  const tabAt = (path: string) => ({ path, label: { en: 'Shelf' }, icon: 'HeartIcon', order: 1 });
  const routes = [
    { path: 'shelf', access: 'user' as const },
    { path: 'shelf/:id', access: 'user' as const },
    { path: 'welcome', access: 'visitor' as const },
  ];
  const faultsWith = (...paths: string[]) =>
    faultsOf(pointerWith({ 'mfe-a': partOf('mfe-a', { routes, tabs: paths.map(tabAt) }) }));

  it.each(['', 'shelf/:id', 'welcome', 'elsewhere'])(
    'must lead those who are signed in somewhere: %j',
    (path) => {
      expect(faultsWith('shelf', path)).toEqual([
        `mfe-a 1.0.0+a has a tab at /${path}, where it serves nothing to who is signed in`,
      ]);
    },
  );

  it('is the only one that leads there', () => {
    expect(faultsWith('shelf')).toEqual([]);
    expect(faultsWith('shelf', 'shelf')).toEqual(['mfe-a 1.0.0+a has two tabs at /shelf']);
  });
});

function partOf(part: string, contract: Partial<ReleaseContract>): PartPointer {
  return { live: { ...recordOf(part, '1.0.0+a', contract), since: ACT.at, by: ACT.by }, previous: [] };
}

function withCanary(part: string, pointer: PartPointer, contract: Partial<ReleaseContract>): PartPointer {
  const rollout = {
    ...CANARY,
    id: ROLLOUT_ID,
    release: recordOf(part, '2.0.0+b', contract),
    share: 10,
    strategy: 'canary' as const,
    step: 0,
    steppedAt: ACT.at,
    startedAt: ACT.at,
    startedBy: ACT.by,
    state: 'running' as const,
    reason: '',
  };
  return { ...pointer, rollout };
}

function pointerWith(parts: Pointer['parts']): Pointer {
  return { generation: 1, parts, events: [] };
}
