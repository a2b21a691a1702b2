import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import { RELATION_KINDS } from '../reading/Scene.ts';
import { groundFaults } from '../testing/groundFaults.ts';
import { placementFaults } from '../testing/placementFaults.ts';
import { grammarScene } from '../testing/sceneGrammar.ts';
import { boxUnder } from './geometry/silhouette.ts';
import type { Piece } from './Placement.ts';
import { placeScene } from './placeScene.ts';

const CHILD = { seed: 3, detail: 'child' } as const;

function boxOf(pieces: readonly Piece[], thing: number) {
  const piece = pieces.find((one) => one.thing === thing);
  if (!piece) throw new Error(`Thing ${thing} is not on the page`);
  return boxUnder(piece.to, piece.art);
}

describe('placeScene', () => {
  it('keeps every thing of a grammar of scenes in sight, on the page, on its ground and in order of size; fills pages', () => {
    const count = process.env.LINELEAF_LONG === '1' ? 10_000 : 500;
    const broken: string[] = [];
    for (let seed = 1; seed <= count; seed += 1) {
      const scene = grammarScene(seed);
      const placement = placeScene(scene, { seed, detail: 'child' });
      for (const fault of [...placementFaults(scene, placement), ...groundFaults(scene, placement)])
        broken.push(`${seed}: ${fault}`);
    }
    expect(broken).toEqual([]);
  }, 1_200_000);

  it.each([
    ['in their water', 936],
    ['out of the water of those in front', 9518],
  ])('keeps those of a herd who stand behind others %s', (_, seed) => {
    const scene = grammarScene(seed);
    expect(groundFaults(scene, placeScene(scene, { seed, detail: 'child' }))).toEqual([]);
  });

  it.each([
    ['on a dock', 'boy; @harbor', false],
    ['behind one where nobody is ashore', 'sailboat; @harbor', true],
  ])('has who is at a harbor %s', (_, text, isBehind) => {
    const { pieces } = placeScene(sceneOf(text), CHILD);
    const first = pieces.findIndex(({ thing }) => thing !== undefined);
    const front = pieces
      .slice(first)
      .filter(({ thing, role, isProp }) => thing === undefined && role !== 'frame' && !isProp);
    const wide = front.filter(({ art, to }) => boxUnder(to, art).right - boxUnder(to, art).left > 1275);
    expect(wide.some(({ art, to }) => boxUnder(to, art).top > 1300)).toBe(isBehind);
  });

  it('comes nearer where what was asked for neither covers nor spans the page', () => {
    const scene = sceneOf('cat, yarn, table; play 0 1; under 0 2');
    expect(placementFaults(scene, placeScene(scene, CHILD))).toEqual([]);
  });

  it('places the same scene with the same seed in the same way', () => {
    const scene = sceneOf('girl*2, dog; chase 0 1; @garden');
    expect(placeScene(scene, CHILD)).toEqual(placeScene(scene, CHILD));
  });

  it('leaves land and clouds where a page has to be the plainest, not blank paper', () => {
    const { pieces, ground } = placeScene(sceneOf('excavator'), { seed: 1, detail: 'child', plainness: 2 });
    expect(ground.medium).toBe('land');
    expect(pieces.filter(({ role }) => role === 'filler')).toHaveLength(2);
  });

  it('seats a rider on the back of what is ridden', () => {
    const { pieces, undone } = placeScene(sceneOf('girl, horse; ride 0 1'), CHILD);
    const [girl, horse] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    expect(undone.relations).toEqual([]);
    expect(girl.bottom).toBeLessThan(horse.bottom - 0.2 * (horse.bottom - horse.top));
    expect((girl.left + girl.right) / 2).toBeGreaterThan(horse.left);
    expect((girl.left + girl.right) / 2).toBeLessThan(horse.right);
  });

  it.each(['hot-air-balloon; @village', 'dragon fly; @city', 'bird*3 fly; @mountains'])(
    'has the place below what flies over it: %s',
    (text) => {
      const { pieces, ground } = placeScene({ ...sceneOf(text), isOverSetting: true }, CHILD);
      const boxes = pieces.filter(({ thing }) => thing !== undefined).map(({ to, art }) => boxUnder(to, art));
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(ground.horizon - 100);
    },
  );

  it('makes what is called big larger than what is called small, whatever they are', () => {
    const { pieces } = placeScene(sceneOf('big:mouse, small:elephant'), CHILD);
    const [mouse, elephant] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    expect(mouse.bottom - mouse.top).toBeGreaterThan(elephant.bottom - elephant.top);
  });

  it('cuts who looks out of a window at its sill', () => {
    const { pieces } = placeScene(sceneOf('boy, house; look-out-of 0 1'), CHILD);
    const boy = pieces.find((one) => one.thing === 0);
    expect(boy?.whole?.height).toBeGreaterThan(boy?.art.height ?? 0);
  });

  it.each(['cat, window', 'dog, house'])('shows the whole face of who looks out: %s', (things) => {
    expect(placeScene(sceneOf(`${things}; look-out-of 0 1`), CHILD).undone.relations).toEqual([]);
  });

  it.each(['hedgehog, balloon', 'girl, kite'])('ties what floats to the hand: %s', (things) => {
    expect(placeScene(sceneOf(`${things}; hold 0 1`), CHILD).undone.relations).toEqual([]);
  });

  it.each([
    ['penguin*3, blanket; in 0 1', 'under a blanket'],
    ['pirate*3, desert-island; on 0 1', 'on an island'],
    ['bird*4, branch; on 0 1', 'on a branch'],
    ['fox, hot-air-balloon; in 0 1', 'in a basket in the air'],
    ['cat sleep, cardboard-box; sleep-in 0 1', 'asleep in a box'],
    ['cat, window; in 0 1', 'in a window'],
  ])('shows all that are to be there: %s (%s)', (scene) => {
    const { pieces, undone } = placeScene(sceneOf(scene), CHILD);
    expect(undone.relations).toEqual([]);
    const host = boxOf(pieces, 1);
    for (const piece of pieces.filter(({ thing }) => thing === 0)) {
      const { left, right } = boxUnder(piece.to, piece.art);
      expect((left + right) / 2).toBeGreaterThan(host.left);
      expect((left + right) / 2).toBeLessThan(host.right);
    }
  });

  it('puts what is on furniture upon it, not into its door', () => {
    const { pieces, undone } = placeScene(sceneOf('cat, washing-machine; on 0 1'), CHILD);
    const [cat, machine] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    expect(undone.relations).toEqual([]);
    expect(Math.abs(cat.bottom - machine.top)).toBeLessThan(40);
    expect((cat.left + cat.right) / 2).toBeGreaterThan(machine.left);
    expect((cat.left + cat.right) / 2).toBeLessThan(machine.right);
  });

  it('shows who goes through a hoop before one half of its rim and behind the other', () => {
    const { pieces, undone } = placeScene(sceneOf('horse, hula-hoop; through 0 1'), CHILD);
    const [hoop, horse, rim] = [
      pieces.findIndex(({ thing }) => thing === 1),
      pieces.findIndex(({ thing }) => thing === 0),
      pieces.findIndex(({ again }) => again !== undefined),
    ];
    expect(undone.relations).toEqual([]);
    expect(hoop).toBeLessThan(horse);
    expect(horse).toBeLessThan(rim);
  });

  it('stands who is on an island on its sand', () => {
    const { pieces } = placeScene(sceneOf('pirate, desert-island; on 0 1'), CHILD);
    const [pirate, island] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    expect(pirate.bottom).toBeGreaterThan(island.bottom - 0.35 * (island.bottom - island.top));
  });

  it('stands cakes on the counter of a bakery, behind who is there', () => {
    const { pieces, ground } = placeScene(sceneOf('birthday-cake*2, girl; @bakery'), CHILD);
    const level = ground.surfaces.find(({ of }) => of === 'counter')?.y ?? 0;
    const cakes = pieces.filter(({ thing }) => thing === 0).map(({ to, art }) => boxUnder(to, art).bottom);
    for (const foot of cakes) expect(Math.abs(foot - level)).toBeLessThan(12);
    expect(boxOf(pieces, 1).bottom).toBeGreaterThan(level + 200);
  });

  it('gives what is small a table in a room where others stand on the floor', () => {
    const { pieces } = placeScene(sceneOf('teacup, girl; @kitchen'), CHILD);
    const [cup, girl] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    const table = pieces.find(({ to, art, thing }) => {
      const box = boxUnder(to, art);
      return thing === undefined && Math.abs(box.top - cup.bottom) < 30 && box.bottom > cup.bottom + 80;
    });
    expect(table).toBeDefined();
    expect(cup.bottom).toBeLessThan(girl.bottom);
  });

  it.each(['girl', 'cat'])(
    'has a wrapped gift on the ground where a %s is busy with it, on no table',
    (who) => {
      const { pieces } = placeScene(sceneOf(`${who}, wrapped-gift; tend 0 1`), CHILD);
      expect(boxOf(pieces, 1).bottom).toBeCloseTo(boxOf(pieces, 0).bottom, 0);
    },
  );

  it.each(['mountains', 'desert'])('has what is alone in the sky over the land of a place: %s', (place) => {
    const lights = placeScene(sceneOf(`rainbow; @${place}`), CHILD);
    expect(boxOf(lights.pieces, 0).bottom).toBeLessThan(lights.ground.horizon);
    // What is narrow reaches down as far as it has to be to fill the page.
    const { pieces, ground } = placeScene(sceneOf(`moon; @${place}`), CHILD);
    const { top, bottom } = boxOf(pieces, 0);
    expect(bottom - ground.horizon).toBeLessThan(0.25 * (bottom - top));
  });

  it.each(['dog, moon; @meadow', 'dog; @meadow; ~moon', 'dog; @meadow; ~rainbow'])(
    'has no sun that nobody asked for in the sky: %s',
    (text) => {
      for (let seed = 1; seed <= 6; seed += 1) {
        const { pieces } = placeScene(sceneOf(text), { seed, detail: 'child' });
        expect(pieces.filter(({ of }) => of === 'sun')).toEqual([]);
      }
    },
  );

  it('shows the moon not much larger than what is under it', () => {
    const { pieces } = placeScene(sceneOf('owl, moon'), CHILD);
    const [owl, moon] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    expect(moon.bottom - moon.top).toBeLessThan(1.6 * (owl.bottom - owl.top));
  });

  it('shows one earth over the moon, clear of the head below it, and nothing that grows', () => {
    const { pieces } = placeScene(sceneOf('astronaut, globe-showing-europe-africa; @moon'), CHILD);
    const [astronaut, earth] = [boxOf(pieces, 0), boxOf(pieces, 1)];
    expect(earth.bottom).toBeLessThan(astronaut.top);
    const others = pieces.flatMap(({ of, thing }) => (thing === undefined && of !== undefined ? [of] : []));
    expect(others.filter((of) => of !== 'star')).toEqual([]);
  });

  it('shows what a place is named after before who would hide it', () => {
    const { pieces } = placeScene(sceneOf('school-bus; @pumpkin-patch'), CHILD);
    const bus = pieces.findIndex(({ thing }) => thing === 0);
    const box = boxOf(pieces, 0);
    const pumpkins = pieces.filter(({ of }) => of === 'pumpkin').map(({ art, to }) => boxUnder(to, art));
    expect(bus).toBeGreaterThanOrEqual(0);
    expect(pumpkins.filter(({ top }) => top > box.bottom - 20).length).toBeGreaterThan(0);
  });

  it('puts no small stove on the floor before those who hide the large one', () => {
    const { pieces } = placeScene(sceneOf('child*3 dance; @kitchen'), CHILD);
    const feet = Math.max(
      ...pieces.flatMap(({ thing, art, to }) => (thing === 0 ? [boxUnder(to, art).bottom] : [])),
    );
    const stoves = pieces.filter(({ of }) => of === 'stove').map(({ art, to }) => boxUnder(to, art));
    expect(stoves.filter(({ top }) => top > feet - 200)).toEqual([]);
  });

  it('shows who comes out of the water onto a rock outside, on no table', () => {
    const { ground } = placeScene(sceneOf('mermaid, boulder; on 0 1'), CHILD);
    expect(ground.medium).not.toBe('inside');
  });

  it.each([
    ['planet*3; @space', 0],
    ['astronaut, planet; @space', 1],
  ])('has ground in space for those who stand there: %s', (text, grounds) => {
    const { pieces } = placeScene(sceneOf(text), CHILD);
    const isGround = ({ art, thing }: Piece) => thing === undefined && art.width > 1200 && art.height < 800;
    expect(pieces.filter(isGround)).toHaveLength(grounds);
  });

  it('stands who is ashore in front of what swims', () => {
    const { pieces } = placeScene(sceneOf('salmon*5, small:captain'), CHILD);
    expect(boxOf(pieces, 1).bottom).toBeGreaterThan(boxOf(pieces, 0).bottom);
  });

  it('stands who is at the foot of what hangs on a wall in front, with it', () => {
    const { pieces } = placeScene(sceneOf('platypus, shower-curtain; water 0 1'), CHILD);
    expect(boxOf(pieces, 0).bottom).toBeGreaterThan(1300);
  });

  it.each([
    'small:shepherd, screwdriver; on-shoulders 0 1',
    'small:goose, buoy; on-shoulders 0 1',
    'quill*3, beans; on 0 1',
    'big:ogre, nachos; eat 0 1; @city',
  ])('leaves nothing in the air beside what it should touch: %s', (text) => {
    const scene = sceneOf(text);
    expect(groundFaults(scene, placeScene(scene, CHILD))).toEqual([]);
  });

  it.each([
    [
      'keeps the order of sizes from the front row to the sky',
      'dandelion*9, heart, bird-house*4; @rain',
      621,
    ],
    ['lets what is not done hide nothing', 'guide-dog*2, merperson; use-on-self 0 1', 1516],
    ['leaves water behind many who are ashore', 'shrimp, log*12; @river', 1555],
    ['keeps feet out of a pond farther back', 'perfume, big:speedboat, jockey; @construction-site', 1614],
    ['gives a fish among hippos a pond', 'paramedic, salmon, hippopotamus*4', 1785],
    [
      'shows less of a place where the page would be empty',
      'fisherman, cherry-tree; toss-up 0 1; @island',
      2244,
    ],
  ])('%s: %s', (_, text, seed) => {
    const scene = sceneOf(text);
    const placement = placeScene(scene, { seed, detail: 'child' });
    expect([...placementFaults(scene, placement), ...groundFaults(scene, placement)]).toEqual([]);
  });

  it('makes rows of many that are beside each other, no thin strip', () => {
    const { pieces } = placeScene(
      sceneOf('rabbit*2, small:oak-leaf, small:lizard*2, boomerang*5; next-to 2 1; next-to 3 2; @night'),
      CHILD,
    );
    const boxes = pieces.filter(({ thing }) => thing !== undefined).map(({ to, art }) => boxUnder(to, art));
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    expect(bottom - top).toBeGreaterThan(0.3 * 1650);
  });

  it('says what it cannot do', () => {
    const { undone } = placeScene(sceneOf('cloud, dog; on 0 1'), CHILD);
    expect(undone.relations).toEqual([0]);
  });

  it.each(RELATION_KINDS.filter((kind) => kind !== 'wear'))('shows or reports "%s"', (kind) => {
    const { pieces, undone } = placeScene(
      sceneOf(`girl, ball, dog; ${kind} 0 2 1`.replace('ball', 'beach-ball')),
      CHILD,
    );
    const shown = new Set(pieces.map((piece) => piece.thing));
    expect([shown.has(0), shown.has(1), shown.has(2)]).toEqual([true, true, true]);
    expect(undone.things).toEqual([]);
  });
});
