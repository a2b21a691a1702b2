import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '@lineleaf/press/raster';
import { describe, expect, it } from 'vitest';
import { artData } from '../art/artData.ts';
import { drawLines } from '../lines/drawLines.ts';
import { finishPage } from '../lines/finishPage.ts';
import { paintArt } from '../lines/paintArt.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../page.ts';
import type { Piece } from '../placing/Placement.ts';
import { Random } from '../Random.ts';
import { apply, LabelMap } from '../raster/LabelMap.ts';
import { foldWord } from '../reading/words/fold.ts';
import { spelledOut } from '../reading/words/settingNames.ts';
import { LAYERS } from './buildLayer.ts';
import { buildStage } from './buildStage.ts';
import { propArt } from './propArt.ts';
import type { Stage, StageRoom } from './Stage.ts';
import { settingSchema } from './settingSchema.ts';

const settings = [...artData().settings];
const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

describe('the records of settings', () => {
  it('hold what a record holds and nothing else', () => {
    const faults = settings.flatMap(([key, record]) => {
      const { error } = settingSchema.safeParse(record);
      return error === undefined ? [] : [`${key}: ${error.message}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(LANGUAGES)('share no name and no phrase in %s', (language) => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const [key, { names, phrases }] of settings)
      for (const name of [...names[language], ...(phrases?.[language] ?? [])]
        .flatMap(spelledOut)
        .map(foldWord)) {
        if (owners.has(name)) shared.push(`${name}: ${owners.get(name)}, ${key}`);
        owners.set(name, key);
      }
    expect(shared).toEqual([]);
  });

  it('have a name or a phrase in each language', () => {
    const mute = settings.flatMap(([key, { names, phrases }]) =>
      LANGUAGES.filter((language) => names[language].length + (phrases?.[language].length ?? 0) === 0).map(
        (language) => `${key}: ${language}`,
      ),
    );
    expect(mute).toEqual([]);
  });

  it('are made of what can be drawn', () => {
    for (const [, { back, alone = [], front = [], fillers }] of settings) {
      const layers = [...back, ...alone, ...front].filter((one) => 'part' in one);
      expect(layers.filter(({ part }) => LAYERS[part] === undefined)).toEqual([]);
      const keys = [...back, ...alone, ...front].flatMap((one) =>
        'part' in one ? (one.things ?? []) : [one.thing],
      );
      for (const key of [...keys, ...fillers.flatMap(({ of }) => of)])
        expect(propArt(key, 0).items.length).toBeGreaterThan(0);
    }
  });

  it('are the homes of things', () => {
    const homeless = [...artData().things.all()].filter(
      ({ home }) => home !== undefined && !artData().settings.has(home),
    );
    expect(homeless.map(({ key, home }) => `${key}: ${home}`)).toEqual([]);
  });

  it('use every layer that can be drawn', () => {
    const used = new Set(
      settings.flatMap(([, { back, alone = [], front = [] }]) =>
        [...back, ...alone, ...front].flatMap((one) => ('part' in one ? [one.part] : [])),
      ),
    );
    expect(Object.keys(LAYERS).filter((part) => !used.has(part))).toEqual([]);
  });
});

const ROOMS: { seed: number; room: StageRoom }[] = [1, 2, 3, 4, 5].flatMap((seed) =>
  [true, false].flatMap((isCrowded) =>
    [true, false].map((isBare) => ({ seed, room: { bottom: PAGE_HEIGHT, isCrowded, isBare } })),
  ),
);

describe.each(settings.map(([key]) => key))('the setting %s', (key) => {
  it('has ground to stand on, levels on the page, and all that stands within the frame', () => {
    for (const { seed, room } of ROOMS) {
      const stage = buildStage(key, new Random(seed), room);
      expect(stage.horizon).toBeGreaterThan(600);
      expect(stage.near).toBeGreaterThan(1300);
      expect(stage.near).toBeLessThan(PAGE_HEIGHT - 100);
      for (const { left, right, y } of stage.surfaces) {
        expect(left).toBeGreaterThan(0);
        expect(right).toBeGreaterThan(left + 60);
        expect(right).toBeLessThan(PAGE_WIDTH);
        expect(y).toBeGreaterThan(100);
        expect(y).toBeLessThan(stage.near);
      }
      for (const { piece, height } of stage.fillers) {
        expect(height).toBeGreaterThan(30);
        expect(piece.art.height).toBeGreaterThan(0);
      }
      expect(standing(stage).map(edges).filter(isOutside)).toEqual([]);
    }
  });

  it('is the same for the same chance', () => {
    for (const { seed, room } of ROOMS.slice(0, 2))
      expect(bytes(buildStage(key, new Random(seed), room))).toBe(
        bytes(buildStage(key, new Random(seed), room)),
      );
  });

  it('is drawn without areas too small to color, and calm', () => {
    const stage = buildStage(key, new Random(1), { bottom: PAGE_HEIGHT, isCrowded: false, isBare: false });
    const { regions, tinyRegions } = draw(stage);
    expect(tinyRegions).toBe(0);
    expect(regions).toBeLessThan(MOST_AREAS);
  });

  it('leaves next to nothing for the smallest children', () => {
    for (const { seed, room } of ROOMS.filter((one) => one.room.isBare)) {
      const stage = buildStage(key, new Random(seed), room);
      expect(stage.fillers.length).toBeLessThanOrEqual(4);
      expect(countAreas(stage)).toBeLessThanOrEqual(MOST_BARE_AREAS);
    }
  });
});

describe('a stage', () => {
  const kitchen = { bottom: PAGE_HEIGHT, isCrowded: false, isBare: false };

  it('has no ground in space below what flies', () => {
    const parts = (isAloft: boolean) =>
      buildStage('space', new Random(1), { ...kitchen, has: ['rocket'], isAloft }).back.length;
    expect([parts(true), parts(false)]).toEqual([0, 1]);
  });

  it.each(['garden', 'meadow'])('has nothing in bloom under snow: %s', (place) => {
    const grown = (weather: string[]) =>
      buildStage(place, new Random(1), { ...kitchen, weather }).fillers.filter(
        ({ piece, on }) => on === 'ground' && artData().things.get(piece.of ?? '')?.kind === 'plant',
      ).length;
    expect(grown([])).toBeGreaterThan(0);
    expect(grown(['flake'])).toBe(0);
  });

  it.each(['cloud-with-lightning', 'cloud-with-rain', 'tornado', 'fog', 'moon', 'full-moon'])(
    'has no sun beside a %s',
    (storm) => {
      const suns = (has: string[]) =>
        buildStage('meadow', new Random(1), { ...kitchen, has }).fillers.filter(
          ({ piece }) => piece.of === 'sun',
        );
      expect(suns([]).length).toBe(1);
      expect(suns([storm])).toEqual([]);
    },
  );

  it.each([
    ['kitchen', 'stove'],
    ['classroom', 'blackboard'],
  ])('of a %s shows no second %s beside that of the scene', (key, thing) => {
    const count = (room: StageRoom) => buildStage(key, new Random(1), room).back.length;
    expect(count({ ...kitchen, has: [thing] })).toBe(count(kitchen) - 1);
  });

  it('has no second one of what is asked for in another drawing: a sink with running water', () => {
    const sinks = (has: string[]) =>
      buildStage('bathroom', new Random(1), { ...kitchen, has }).back.filter(({ of }) => of === 'sink')
        .length;
    expect([sinks(['cat']), sinks(['running-sink'])]).toEqual([1, 0]);
  });

  it('gives levels to stand on where there is furniture', () => {
    const of = (key: string) => buildStage(key, new Random(1), kitchen).surfaces.map((one) => one.of);
    expect(of('bakery')).toContain('counter');
    expect(of('kitchen')).toContain('stove');
    expect(of('classroom')).toContain('desk');
    expect(of('stage')).toContain('stage');
  });

  it.each([
    ['sidewalk', '#e6e0d6'],
    ['road-crossing', '#c9c9cf'],
    ['railway', '#dcd3c4'],
  ])('has under the feet of all what a %s is of', (key, color) => {
    const { back, near } = buildStage(key, new Random(1), kitchen);
    const under = back.map(edges).map(([, top = 0, , foot = 0]) => top < near && foot > near);
    const [first] = back[under.lastIndexOf(true)]?.art.items ?? [];
    expect(first).toMatchObject({ kind: 'area', color });
  });

  it('has a stand beside a race track', () => {
    const { back } = buildStage('race-track', new Random(1), kitchen);
    expect(back.some(({ of }) => of === 'grandstand')).toBe(true);
  });

  it('has a table where all that is put in a room is small', () => {
    const of = (key: string, has: string[]) =>
      buildStage(key, new Random(1), { ...kitchen, has }).surfaces.map((one) => one.of);
    expect(of('kitchen', ['birthday-cake'])).toEqual(['table']);
    expect(of('kitchen', ['birthday-cake', 'girl'])).not.toContain('table');
  });

  it('has its own counter where there is one, free for what is put on it, and no second one', () => {
    const stage = (has: string[]) => buildStage('bakery', new Random(1), { ...kitchen, has });
    expect(stage(['birthday-cake']).surfaces.map((one) => one.of)).toContain('counter');
    expect(stage(['birthday-cake']).back.length).toBeLessThan(stage(['girl']).back.length);
    expect(stage(['girl', 'counter']).surfaces.map((one) => one.of)).not.toContain('counter');
  });

  it('is named in the guide for adding things', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
    expect(guide).toContain('settings/');
  });
});

/** Areas of an empty stage, furniture and goods on shelves included. */
const MOST_AREAS = 230;

/** Of grounds and walls behind a page of 25 areas; things that tell the place are counted by themselves. */
const MOST_BARE_AREAS = 20;

function countAreas({ back, rows, front }: Stage): number {
  return [...back, ...rows.map(({ piece }) => piece), ...front]
    .filter(({ keepSmall }) => keepSmall)
    .reduce(
      (sum, { art }) => sum + art.items.filter((item) => item.kind === 'area' && item.area > 0).length,
      0,
    );
}

/** What a stage draws, in short. */
function bytes(stage: Stage): string {
  return JSON.stringify({
    ...stage,
    back: stage.back.map(({ to, art }) => [to, art.left, art.top, art.width, art.items.length]),
  });
}

/** Things and drawings of their own units, not grounds and walls. */
function standing(stage: Stage): Piece[] {
  return stage.back.filter((piece) => piece.keepSmall !== true);
}

function edges({ to, art }: Piece): number[] {
  const [left, top] = apply(to, art.left, art.top);
  const [right, foot] = apply(to, art.left + art.width, art.top + art.height);
  return [left, top, right, foot].map(Math.round);
}

function isOutside([left = 0, top = 0, right = 0, foot = 0]: number[]): boolean {
  return left < 20 || top < 20 || right > PAGE_WIDTH - 20 || foot > PAGE_HEIGHT - 48;
}

const map = new LabelMap(PAGE_WIDTH * 2, PAGE_HEIGHT * 2);

function draw(stage: Stage): ReturnType<typeof measure> {
  map.clear();
  paintArt(map, [...stage.back, ...stage.rows.map(({ piece }) => piece), ...stage.front], {
    width: 6.5,
    smallestArea: 260,
  });
  const bitmap = drawLines(map, 6.5);
  const known = finishPage(bitmap, { smallest: 72, lineWidth: 6.5 });
  return measure(bitmap, 1, known);
}
