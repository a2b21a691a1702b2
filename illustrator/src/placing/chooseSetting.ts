import { artData } from '../art/artData.ts';
import type { Scene } from '../reading/Scene.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { pond } from './props.ts';
import { isOfWater, isWatery } from './Troupe.ts';

/** Where things of a kind are, the most telling kind first. */
const BY_KIND: readonly (readonly [Kind, string])[] = [
  ['spacecraft', 'space'],
  ['boat', 'lake'],
  ['swimmer', 'undersea'],
  ['vehicle', 'road'],
  ['animal', 'meadow'],
  ['person', 'meadow'],
  ['building', 'meadow'],
  ['plant', 'meadow'],
  ['aircraft', 'sky'],
  ['flier', 'meadow'],
  ['sky', 'sky'],
  ['food', 'table'],
  ['furniture', 'room'],
];

const OF_WATER: ReadonlySet<Kind> = new Set(['boat', 'swimmer']);
const WET = new Set(['water', 'undersea']);

/** The setting of a scene: its own, else where its things are at home. */
export function chooseSetting(scene: Scene, company: Company): string {
  const { settings } = artData();
  const asked = scene.setting !== undefined && settings.has(scene.setting) ? scene.setting : undefined;
  if (asked !== undefined && scene.isSettingGuessed !== true) return asked;
  if (scene.style === 'mandala' || scene.things.length === 0) return asked ?? 'plain';
  const hosts = company.groups().map((group) => group.host.record);
  const watery = company.groups().filter(isWatery);
  if (watery.length === hosts.length && hosts.length > 0) {
    if (hosts.every(({ kind, rests }) => kind === 'swimmer' && rests !== 'water')) return 'undersea';
    return 'lake';
  }
  const isDry = (key: string) => watery.length > 0 || !WET.has(settings.get(key)?.kind ?? '');
  if (asked !== undefined && isDry(asked)) return asked;
  const homes = hosts
    .map(({ home }) => home)
    .filter((home) => home !== undefined && settings.has(home) && isDry(home));
  if (homes[0] !== undefined) return homes[0];
  const kinds = company.actors
    .map(({ record }) => record.kind)
    .filter((kind) => watery.length > 0 || !OF_WATER.has(kind));
  return BY_KIND.find(([kind]) => kinds.includes(kind))?.[1] ?? 'plain';
}

/** Gives what lives in water a pond, where the setting has none. */
export function addPonds(company: Company, medium: string): void {
  if (medium !== 'land' && medium !== 'inside') return;
  for (const group of company.groups()) {
    const { host } = group;
    if (isOfWater(host) && host.record.kind !== 'animal') dipIn(company, host);
  }
}

function dipIn(company: Company, host: Actor): void {
  const box = company.box(host);
  const width = 1.35 * (box.right - box.left);
  const draught = (host.record.draught ?? 0.18) * (company.box(host).bottom - company.box(host).top);
  const { back, front } = pond({ x: (box.left + box.right) / 2, y: -draught, width, depth: 0.26 * width });
  company.add(host, { under: [back], over: [front] });
}
