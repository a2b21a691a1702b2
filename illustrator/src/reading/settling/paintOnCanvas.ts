import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';

/** "painting a rainbow on a canvas", "painting a portrait of a cat": what is painted is the picture on it; else it shows one. */
export function paintOnCanvas(draft: Draft): void {
  printPainted(draft);
  patternPainted(draft);
  drawOnBoards(draft);
  paintOnThings(draft);
  setUpCanvas(draft);
  for (const { kind, from, to } of [...draft.relations]) {
    const [canvas, as] = [draft.things[to], draft.record(to)?.canvas];
    if (kind !== 'paint' || canvas === undefined || as === undefined) continue;
    const painted = draft.relations.find(
      (one, index) =>
        (one.kind === 'paint' && one.from === from && one.to !== to) ||
        (one.kind === 'next-to' && one.to === to && one.from !== from && !isSaid(draft, index)),
    );
    canvas.key = painted === undefined ? as.shown : as.blank;
    if (painted === undefined) continue;
    Object.assign(painted, { kind: 'on', from: painted.kind === 'paint' ? painted.to : painted.from, to });
  }
}

/** "a van with flowers painted on it": nobody paints there; it is printed all over with them. */
function printPainted(draft: Draft): void {
  const deed = draft.relations.find(({ kind, from }) => kind === 'paint' && !draft.isBeing(from));
  const motif = draft.things[deed?.from ?? -1];
  const at = draft.relations.find(
    ({ kind, from }) => (kind === 'on' || kind === 'in') && from === deed?.from,
  );
  const ground = draft.things[at?.to ?? -1];
  if (deed === undefined || motif === undefined || ground === undefined || draft.isBeing(at?.to)) return;
  ground.looks.print = [motif.key];
  // Neither an easel nor a brush is there.
  for (let thing = draft.things.length - 1; thing >= 0; thing -= 1) {
    const one = draft.things[thing];
    const isTool = draft.relations.some(({ from, to }) => from === deed.from && to === thing);
    if (one !== undefined && one !== ground && isTool) draft.removeThing(thing, { as: 'remark' });
  }
  const left = draft.things.filter((one) => one !== motif);
  draft.removeThing(draft.things.indexOf(motif), { as: 'look', thing: left.indexOf(ground), look: 'print' });
}

/** "painting stripes on a fence": it has them, and not who paints. */
function patternPainted(draft: Draft): void {
  for (const [index, { kind, from, to }] of draft.relations.entries()) {
    const [painter, painted] = [draft.things[from]?.looks, draft.things[to]?.looks];
    if (kind !== 'paint' || painter?.pattern === undefined || painted === undefined) continue;
    const deed = draft.words.findIndex(
      ({ meaning }) => meaning.as === 'relation' && meaning.relation === index,
    );
    const look = draft.words.findIndex(
      ({ meaning }) => meaning.as === 'look' && meaning.thing === from && meaning.look === 'pattern',
    );
    const word = draft.words[look];
    if (deed < 0 || look < deed || word === undefined) continue;
    painted.pattern = painter.pattern;
    delete painter.pattern;
    word.meaning = { as: 'look', thing: to, look: 'pattern' };
  }
}

/** "drawing a star on the blackboard": with chalk, and it is all that is on the board. */
function drawOnBoards(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'paint' || draft.record(to)?.bearsWriting) continue;
    const work = draft.relations.find(
      (one) => one.kind === 'tend' && one.from === from && draft.record(one.to)?.kind === 'building',
    );
    const [board, record] = [draft.things[work?.to ?? -1], draft.record(work?.to)];
    if (work === undefined || board === undefined || !record?.bearsWriting || !record.lettered) continue;
    board.key = record.lettered;
    Object.assign(relation, { kind: 'on', from: to, to: work.to });
    for (const held of draft.relations) {
      const tool = draft.things[held.to];
      if (held.kind === 'hold' && held.from === from && tool?.key === PENCIL) tool.key = CHALK;
    }
  }
}

const PENCIL = 'pencil';
const CHALK = 'chalk';

/** "painting hearts on a pot": they are on the pot, and no picture of them is. */
function paintOnThings(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'paint' || !MOTIFS.has(draft.record(to)?.kind ?? '')) continue;
    const ground = draft.relations.find(
      (one) => one.kind === 'paint' && one.from === from && one.to > to && isPaintedOn(draft, one.to),
    );
    if (ground !== undefined) Object.assign(relation, { kind: 'on', from: to, to: ground.to });
  }
}

function isPaintedOn(draft: Draft, thing: number): boolean {
  const { kind = '', bearsWriting, canvas } = draft.record(thing) ?? {};
  const isPlain = canvas === undefined && !bearsWriting;
  return isPlain && (OBJECTS.has(kind) || PAINTED.has(kind));
}

const MOTIFS: ReadonlySet<string> = new Set(['symbol', 'sky', 'plant']);

/** "painting a sunflower", "drawing a dinosaur": a picture of it, where it is nothing that is painted itself, as a fence is. */
function setUpCanvas(draft: Draft): void {
  const painting = draft.relations.filter(({ kind }) => kind === 'paint');
  for (const relation of painting) {
    const { from, to } = relation;
    // Nobody is seen drawing who lies on the back.
    const painter = draft.things[from];
    if (painter?.pose === 'lie') painter.pose = 'sit';
    const has = (test: (record: Thing | undefined) => boolean) =>
      draft.relations.some((one) => one.from === from && test(draft.record(one.to)));
    const isPainted = has((tool) => tool?.key === BRUSH) && PAINTED.has(draft.record(to)?.kind ?? 'object');
    const isPicture = !isPainted && !OBJECTS.has(draft.record(to)?.kind ?? 'object');
    if (draft.record(to)?.bearsWriting || draft.things[to]?.looks.toy) continue;
    const isPlaced =
      has((surface) => surface?.canvas !== undefined) || draft.relations.some((one) => one.from === to);
    if (!isPicture || isPlaced || painting.some((one) => one.to === to && one !== relation)) continue;
    draft.relate(from, 'paint', draft.imply(CANVAS, draft.things[to]?.words ?? ''));
  }
}

/** What is painted with a brush as often as it is a picture. */
const PAINTED: ReadonlySet<string> = new Set([
  'building',
  'vehicle',
  'boat',
  'aircraft',
  'food',
  'body',
  'face',
]);
/** What is drawn on or painted itself. */
const OBJECTS: ReadonlySet<string> = new Set(['object', 'furniture', 'clothes']);

const BRUSH = 'paintbrush';
const CANVAS = 'canvas';

function isSaid(draft: Draft, relation: number): boolean {
  return draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === relation);
}
