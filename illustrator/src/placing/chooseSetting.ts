import { artData } from '../art/artData.ts';
import type { Scene } from '../reading/Scene.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { Company, Group } from './Company.ts';
import { pond } from './props.ts';
import { isWatery } from './Troupe.ts';

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
  if (asked !== undefined) return asked;
  const homes = hosts.map(({ home }) => home).filter((home) => home !== undefined && settings.has(home));
  if (homes[0] !== undefined) return homes[0];
  const kinds = company.actors.map(({ record }) => record.kind);
  return BY_KIND.find(([kind]) => kinds.includes(kind))?.[1] ?? 'plain';
}

/** Gives what lives in water a pond, where the setting has none. */
export function addPonds(company: Company, medium: string): void {
  if (medium !== 'land' && medium !== 'inside') return;
  for (const group of company.groups()) {
    if (isWatery(group) && group.host.record.kind !== 'animal') dipIn(company, group);
  }
}

function dipIn(company: Company, { host }: Group): void {
  const box = company.groupBox(host);
  const width = 1.35 * (box.right - box.left);
  const draught = (host.record.draught ?? 0.18) * (company.box(host).bottom - company.box(host).top);
  const { back, front } = pond({ x: (box.left + box.right) / 2, y: -draught, width, depth: 0.26 * width });
  company.add(host, { under: [back], over: [front] });
}
