import { artData } from '../../art/artData.ts';
import type { Scene } from '../../reading/Scene.ts';
import { isWinged } from '../../things/fourLegged.ts';

/** Several young birds that are with their mother go after her in a file: "a duck with five ducklings"; so do all young behind theirs. */
export function asFamily(scene: Scene): Scene {
  const isBusy = (index: number, at: number) =>
    scene.relations.some((one, other) => other !== at && (one.from === index || one.to === index));
  const relations = scene.relations.map((relation, at) => {
    const { kind, from, to } = relation;
    const isWith = kind === 'behind' || (kind === 'next-to' && haveWings(scene, from, to));
    const isFile = isWith && isYoungOf(scene, from, to) && !isBusy(from, at) && !isBusy(to, at);
    return isFile ? { ...relation, kind: 'follow' as const } : relation;
  });
  return { ...scene, relations };
}

function isYoungOf({ things }: Scene, young: number, mother: number): boolean {
  const [one, other] = [things[young], things[mother]];
  const { things: records } = artData();
  const [own, record] = [records.get(one?.key ?? ''), records.get(other?.key ?? '')];
  if (one === undefined || other?.count !== 1 || own === undefined || record === undefined) return false;
  const isGrowing = own.like === record.key || one.looks.young === true;
  return one.count > 1 && isGrowing && (one.looks.young === true || own.size < record.size);
}

function haveWings({ things }: Scene, ...indexes: readonly number[]): boolean {
  return indexes.every((index) => {
    const record = artData().things.get(things[index]?.key ?? '');
    return record !== undefined && isWinged(record);
  });
}
