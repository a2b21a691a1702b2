import type { Draft } from '../Draft.ts';
import { PLAIN_HAT } from '../languages/plainNames.ts';
import { perchOnHat } from './perchOnHat.ts';

/** Hats and bells as those wear them who do. */
export function settleWorn(draft: Draft): void {
  perchOnHat(draft);
  settleWinterHats(draft);
  collar(draft);
  takeOffHats(draft);
}

/** "a girl in a hat and a scarf": of wool, but for who is known in another one, as a snowman is. */
function settleWinterHats(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const hat = draft.things[to];
    if (kind !== 'wear' || hat?.key !== PLAIN || !PLAIN_HAT.test(hat.words)) continue;
    const isWarm = draft.relations.some(
      (one) => one.kind === 'wear' && one.from === from && WARM.has(draft.things[one.to]?.key ?? ''),
    );
    const wearer = draft.record(from);
    if (isWarm && wearer?.kind === 'person' && !wearer.has?.includes(PLAIN)) hat.key = WOOLEN;
  }
}

const PLAIN = 'top-hat';
const WOOLEN = 'beanie';
const WARM: ReadonlySet<string> = new Set(['scarf', 'mittens', 'single-mitten']);

/** "cows with bells": an animal has its bell on a collar. */
function collar(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const [animal, bell] = kind === 'on' || kind === 'next-to' || kind === 'around' ? [to, from] : [from, to];
    const collared = draft.record(bell)?.collared;
    const [thing, wearer] = [draft.things[bell], draft.things[animal]];
    const isHad = kind === 'wear' || animal === to;
    if (collared === undefined || !thing || !wearer || !isHad || !draft.isAnimal(animal)) continue;
    if (kind === 'next-to' && thing.count < wearer.count) continue;
    thing.key = collared;
    thing.count = wearer.count;
    Object.assign(relation, { kind: 'wear', from: animal, to: bell });
  }
}

/** "a snowman with a party hat": on no other hat. */
function takeOffHats(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [wearer, worn] = [draft.things[from], draft.record(to)?.worn];
    const { unhatted, has = [] } = draft.record(from) ?? {};
    const isOwn = has.includes(draft.things[to]?.key ?? '');
    if (kind === 'wear' && worn === 'head' && !isOwn && wearer && unhatted) wearer.key = unhatted;
  }
}
