import { discoveryDocument } from '@lineleaf/releases/discovery-schema';
import { describe, expect, it } from 'vitest';
import { buildRemote, discoveryWith } from '../testing/discovered.ts';
import { isDiscovery } from './isDiscovery.ts';

const tab = { path: '', label: { en: 'Make', de: 'Erstellen' }, icon: 'PencilIcon', order: 1 };
const remote = buildRemote('mfe-studio', { routes: [{ path: '', access: 'user' }], tabs: [tab] });
const good = discoveryWith([{ ...remote, fallbackEntry: '/other.json' }]);
const release = good.microFrontends['mfe-studio']?.[0];
if (release) Object.assign(release.extras, { rollout: 'r', ticket: 't' });

/** A document with one of its values replaced, or left out, for each value in it, however deep. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const wrong of [undefined, null, 7, 'user', true, [], {}]) yield wrong;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const other of spoiled(inner)) {
      yield Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [name]: other });
    }
  }
}

describe('the plain check of a discovery document', () => {
  it('takes what the server answers, and fields of a later server', () => {
    expect(isDiscovery(good)).toBe(true);
    expect(isDiscovery({ ...good, later: 1 })).toBe(true);
  });

  it('says of every spoiled document what the schema says', () => {
    const documents = [...spoiled(good)].map((document) => JSON.stringify(document) ?? 'null');
    const wrong = documents.filter((text) => {
      const document: unknown = JSON.parse(text);
      return isDiscovery(document) !== discoveryDocument.safeParse(document).success;
    });
    expect(documents.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});
