import { sandcastle } from '../parts/creatures.ts';
import {
  backdrop,
  clothEdge,
  cloudBank,
  hill,
  moonGround,
  mountains,
  road,
  room,
  seaFloor,
  seaweed,
  skyline,
  tableTop,
  water,
} from '../parts/land.ts';
import { bush, cactus, grass, pine, stones } from '../parts/plants.ts';
import { cloud, drop, flake, moon, planet, rainbow, star, sun } from '../parts/sky.ts';
import { heart } from '../parts/symbols.ts';
import { placeAt } from './page.ts';
import type { Random } from './Random.ts';
import {
  addFence,
  addHills,
  addSky,
  addTrees,
  bubble,
  flowers,
  repeat,
  stars,
  WHOLE,
  whole,
} from './scenery.ts';

import type { Place, Stage } from './stage.ts';

type Builder = (stage: Stage, random: Random) => void;

/** How each place is built on an empty stage. */
export const PLACES: Record<Place, Builder> = {
  meadow(stage, random) {
    addHills(stage, random, 2);
    if (random.chance(0.6)) addTrees(stage, random, 1 + random.below(2));
    if (random.chance(0.25)) {
      addFence(stage, 150, 120);
      stage.clearance = 130;
    }
    addSky(stage, random);
    stage.groundFillers.push(...repeat(6, () => ({ art: grass(), height: 70 })), ...flowers(random, 3));
  },
  garden(stage, random) {
    addHills(stage, random, 1);
    stage.clearance = 165;
    addFence(stage, 230, 150);
    whole(stage, hill(stage.horizon + 140, 16, random.next()));
    addSky(stage, random);
    stage.groundFillers.push(...flowers(random, 8), ...repeat(4, () => ({ art: grass(), height: 76 })));
  },
  farm(stage, random) {
    addHills(stage, random, 2);
    addTrees(stage, random, 1);
    stage.clearance = 120;
    addFence(stage, 150, 110);
    addSky(stage, random);
    stage.groundFillers.push(...repeat(8, () => ({ art: grass(), height: 72 })));
  },
  forest(stage, random) {
    addHills(stage, random, 1);
    addTrees(stage, random, 5);
    addSky(stage, random);
    stage.groundFillers.push(
      { art: bush(random.below(4)), height: 130 },
      ...flowers(random, 2),
      ...repeat(5, () => ({ art: grass(), height: 76 })),
    );
  },
  castle(stage, random) {
    const x = random.chance(0.5) ? random.between(300, 420) : random.between(850, 980);
    addHills(stage, random, 1);
    stage.back.push(placeAt(sandcastle(), { x, foot: stage.horizon + 60, scale: random.between(2.5, 3) }));
    addSky(stage, random);
    stage.groundFillers.push(...repeat(6, () => ({ art: grass(), height: 70 })), ...flowers(random, 3));
  },
  mountains(stage, random) {
    whole(stage, mountains(stage.horizon, random.between(420, 560), random.next()));
    addHills(stage, random, 1);
    addTrees(stage, random, 2);
    addSky(stage, random);
    stage.groundFillers.push(...repeat(6, () => ({ art: grass(), height: 70 })), ...flowers(random, 2));
  },
  snow(stage, random) {
    addHills(stage, random, 2);
    for (const x of [random.between(140, 300), random.between(980, 1140)]) {
      const fir = placeAt(pine(), { x, foot: stage.horizon + 70, scale: random.between(1, 1.6) });
      stage.back.push({ ...fir, cost: 6 });
    }
    stage.skyFillers.push(...repeat(9, () => ({ art: flake(), height: random.between(60, 110) })));
  },
  rain(stage, random) {
    addHills(stage, random, 2);
    stage.skyFillers.push(
      ...repeat(3, () => ({ art: cloud(random.below(3)), height: 130 })),
      ...repeat(9, () => ({ art: drop(), height: 62 })),
    );
    stage.groundFillers.push(...repeat(5, () => ({ art: grass(), height: 70 })));
  },
  night(stage, random) {
    addHills(stage, random, 2);
    if (random.chance(0.7)) addTrees(stage, random, 1);
    stage.skyFillers.push({ art: moon(true), height: 210, isHigh: true }, ...stars(random, 8));
    stage.groundFillers.push(...repeat(5, () => ({ art: grass(), height: 70 })));
  },
  rainbow(stage, random) {
    const scale = random.between(4.1, 4.7);
    stage.back.push(placeAt(rainbow(), { x: 637, foot: stage.horizon + 20, scale }));
    addHills(stage, random, 1);
    stage.skyFillers.push(
      { art: sun(random.chance(0.5), random.below(3)), height: 190, isHigh: true, cost: 16 },
      { art: cloud(1), height: 100 },
    );
    stage.groundFillers.push(...flowers(random, 4), ...repeat(4, () => ({ art: grass(), height: 70 })));
  },
  beach(stage, random) {
    whole(stage, water(stage.horizon - 120, 2, random.next()));
    whole(stage, hill(stage.horizon + 60, 26, random.next()));
    addSky(stage, random);
  },
  lake(stage, random) {
    stage.medium = 'water';
    stage.horizon *= 1.07;
    whole(stage, hill(stage.horizon - 70, 46, random.next()));
    addSky(stage, random);
    const phase = random.next();
    stage.rows = repeat(7, (row) => {
      const top = stage.horizon + row * 105;
      return { top, placed: { art: water(top, 1, phase + row * 0.5), to: WHOLE, keepSmall: true } };
    });
  },
  road(stage, random) {
    stage.horizon *= 0.92;
    addHills(stage, random, 1);
    addTrees(stage, random, 2);
    whole(stage, road(stage.horizon + 150, Math.max(480, 1400 - stage.horizon)));
    addSky(stage, random);
  },
  city(stage, random) {
    whole(
      stage,
      skyline(stage.horizon, random.between(420, 560), () => random.next()),
    );
    whole(stage, hill(stage.horizon + 60, 6, random.next()));
    whole(stage, road(stage.horizon + 170, Math.max(420, 1330 - stage.horizon)));
    addSky(stage, random);
  },
  sky(stage, random) {
    stage.medium = 'air';
    stage.horizon = random.between(1350, 1430);
    whole(stage, cloudBank(stage.horizon, random.next()));
    stage.skyFillers.push(
      { art: sun(random.chance(0.4), random.below(3)), height: 220, isHigh: true, cost: 16 },
      ...repeat(5, () => ({ art: cloud(random.below(3)), height: random.between(110, 170) })),
    );
  },
  space(stage, random) {
    stage.medium = 'space';
    stage.horizon = random.between(1370, 1450);
    whole(stage, moonGround(stage.horizon, random.next()));
    const first = random.below(3);
    stage.skyFillers.push(
      { art: planet(first), height: random.between(200, 280) },
      { art: planet(first + 1), height: random.between(120, 170) },
      ...stars(random, 12),
    );
  },
  undersea(stage, random) {
    stage.medium = 'undersea';
    stage.horizon = random.between(1290, 1360);
    whole(stage, seaFloor(stage.horizon, random.next()));
    for (const x of [random.between(120, 240), random.between(1030, 1150), random.between(420, 860)]) {
      const at = { x, foot: stage.horizon + 90, scale: random.between(0.8, 1.5) };
      stage.back.push({ ...placeAt(seaweed(random.below(2)), at), cost: 4 });
    }
    stage.skyFillers.push(...repeat(11, () => ({ art: bubble(), height: random.between(28, 74) })));
  },
  room(stage, random) {
    stage.horizon *= 1.14;
    whole(stage, room(stage.horizon, random.chance(0.5) ? 320 : 950));
  },
  plain(stage, random) {
    stage.medium = 'plain';
    stage.horizon = 1600;
    // A wall and a floor, now and then: the page is less white.
    if (stage.isCrowded && random.chance(0.5))
      whole(stage, hill(random.between(1080, 1180), 14, random.next()));
    whole(stage, backdrop());
    const kind = random.below(3);
    const makers = [() => star(), () => bubble(), () => heart(false, 0)];
    stage.skyFillers.push(
      ...repeat(12, () => ({ art: (makers[kind] ?? star)(), height: random.between(56, 110) })),
    );
  },
  table(stage, random) {
    stage.horizon *= 1.12;
    stage.near = 1390;
    whole(stage, tableTop(stage.horizon));
    const isDotted = random.chance(0.5);
    stage.back.push({ art: clothEdge(isDotted), to: WHOLE, keepSmall: true, cost: isDotted ? 18 : 10 });
    const kind = random.below(3);
    const makers = [() => star(), () => bubble(), () => heart(false, 0)];
    stage.skyFillers.push(
      ...repeat(9, () => ({ art: (makers[kind] ?? star)(), height: random.between(56, 100) })),
    );
  },
  desert(stage, random) {
    whole(stage, hill(stage.horizon - 60, 60, random.next()));
    whole(stage, hill(stage.horizon, 26, random.next()));
    const x = random.chance(0.5) ? random.between(150, 260) : random.between(1010, 1120);
    stage.back.push(placeAt(cactus(), { x, foot: stage.horizon + 60, scale: random.between(1.1, 1.5) }));
    addSky(stage, random);
    stage.groundFillers.push(...repeat(3, () => ({ art: stones(), height: 44 })));
  },
};
