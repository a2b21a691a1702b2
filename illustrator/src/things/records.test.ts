import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { PARTS } from '../parts/drawPart.ts';
import { LANGUAGES } from '../reading/languages/LanguageWords.ts';
import { foldWord } from '../reading/words/fold.ts';
import { drawnAs } from './drawnAsSchema.ts';
import { svgDrawing } from './ownArt.ts';
import { type AnyRecord, recordSchema } from './recordSchema.ts';

/** Fields that hold keys of things and nothing else. */
const KEYED = [
  ...(Object.keys(drawnAs) as (keyof typeof drawnAs)[]),
  ...(['holds', 'wears', 'rides', 'costume', 'assorted', 'dress', 'usedAs', 'blownWith', 'builtOf'] as const),
  ...(['eats', 'eatenWith', 'roastedAt', 'stations', 'hatches', 'grows', 'grownAs', 'growsOn'] as const),
  ...(['inBed', 'mother', 'helm', 'driver', 'flownBy', 'fliesIn', 'local'] as const),
];
const FOLDER = join(import.meta.dirname, '../../things');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (path) => extname(path) === '.json',
);
const records = new Map(
  files.map((path): [string, AnyRecord] => [
    basename(path, '.json'),
    JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as AnyRecord,
  ]),
);

describe('the records of things', () => {
  it('hold what a record holds and nothing else', () => {
    const faults = [...records].flatMap(([key, record]) => {
      const { error } = recordSchema.safeParse(record);
      return error === undefined ? [] : [`${key}: ${error.message}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('share no name in %s but where all others yield it', (language) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const [key, record] of records) {
      const { names, yields = [] } = record;
      // A whole description is looked up among feasts and scenes first, a word of one never.
      const isWhole = 'alone' in record;
      const own = names[language].filter((name) => !yields.includes(name));
      for (const name of new Set(own.map((forms) => foldWord(forms.split('/')[0] ?? forms)))) {
        const owner = owners.get(`${isWhole} ${name}`);
        if (owner !== undefined) shared.push(`${name}: ${owner}, ${key}`);
        owners.set(`${isWhole} ${name}`, key);
      }
    }
    expect(shared).toEqual([]);
  });

  it('are named in every language or in none', () => {
    const unnamed = [...records].flatMap(([key, { names }]) => {
      const missing = LANGUAGES.filter((language) => names[language].length === 0);
      return missing.length % LANGUAGES.length === 0 ? [] : [`${key}: ${missing.join(', ')}`];
    });
    expect(unnamed).toEqual([]);
  });

  it('yield names of their own only, and are near what is there', () => {
    const { settings, verbs } = artData();
    const faults = [...records].flatMap(([key, { names, yields = [], ...record }]) => {
      const near = 'near' in record ? (record.near ?? []) : [];
      const isKnown = (other: string) => records.has(other) || settings.has(other) || verbs.has(other);
      return [
        ...yields.filter((name) => !LANGUAGES.some((language) => names[language].includes(name))),
        ...near.filter((other) => !isKnown(other)),
      ].map((fault) => `${key}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('stand in for no word that is drawn itself', () => {
    const drawn = new Set<string>();
    for (const { names } of records.values())
      for (const language of LANGUAGES)
        for (const name of names[language]) drawn.add(foldWord(name.split('/')[0] ?? name));
    const drawnToo = [...records].flatMap(([key, record]) =>
      ('insteadOf' in record ? (record.insteadOf ?? []) : [])
        .filter((word) => drawn.has(foldWord(word)))
        .map((word) => `${key}: ${word}`),
    );
    expect(drawnToo).toEqual([]);
  });

  it('name things that are there', () => {
    const missing = [...records].flatMap(([key, record]) => {
      const named =
        'of' in record
          ? record.of
          : [
              record.trims?.onTree ?? key,
              ...KEYED.flatMap((name) => keysIn(record[name])),
              ...Object.values(record.works ?? {}).map((work) => work.as),
              ...(record.coupled ? [record.coupled.as, ...Object.entries(record.coupled.cars).flat()] : []),
              ...Object.entries(record.within ?? {}).flat(),
              ...Object.entries(record.hangsAt ?? {}).flat(),
              ...(record.counted ? [record.counted.bare, record.counted.part] : []),
            ];
      return named.filter((other) => !records.has(other)).map((other) => `${key}: ${other}`);
    });
    const covers = [...artData().settings.values()].flatMap(({ cover }) => cover ?? []);
    expect([...missing, ...covers.filter((key) => !records.has(key))]).toEqual([]);
  });

  it('keep the keys that stored pages name', () => {
    const kept = readFileSync(new URL('../../corpus/keys.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const lost = kept.filter((key) => !key.startsWith('#') && artData().things.get(key) === undefined);
    expect(lost).toEqual([]);
  });

  it('have each a drawing', () => {
    const { things, icons } = artData();
    const undrawn = [...things.all()].flatMap((thing) => {
      const shaped = thing.shaped === true ? [] : [thing.shaped];
      const drawings = [
        ...[thing.drawing, ...shaped, ...(thing.alternatives ?? [])],
        ...Object.values({ ...thing.poses, ...thing.roars }),
      ];
      return drawings.flatMap((drawing) => {
        if (drawing === undefined || 'figure' in drawing) return [];
        const art =
          'noto' in drawing
            ? icons(drawing.noto)
            : 'code' in drawing
              ? PARTS[drawing.code]
              : svgDrawing(drawing.svg);
        return art === undefined ? [`${thing.key}: ${JSON.stringify(drawing)}`] : [];
      });
    });
    expect(undrawn).toEqual([]);
  });

  it('say that they are hollow where their drawings do', () => {
    const wrong = [...artData().things.all()].flatMap(({ key, drawing, places, hollow = false }) => {
      if (drawing === undefined || !('svg' in drawing)) return [];
      const isHollow = svgDrawing(drawing.svg).places.inside !== undefined && places?.inside === undefined;
      return isHollow === hollow ? [] : [key];
    });
    expect(wrong).toEqual([]);
  });
});

function keysIn(named: string | readonly string[] | Record<string, string> | undefined): string[] {
  return typeof named === 'object' ? Object.values(named) : named === undefined ? [] : [named];
}
