import { placeAt } from '../layout/page.ts';
import type { Random } from '../layout/Random.ts';
import { cloud, drop, flake, moon, rainbow, star, sun } from '../parts/sky.ts';
import type { Weather } from '../scene.ts';
import type { Stage } from '../stages/Stage.ts';
import type { Filling } from './fillPage.ts';

/** What is asked for in the sky, beside the setting: what is to be put there, most wanted first. A rainbow goes behind the land. */
export function weatherOf(weather: readonly Weather[], stage: Stage, random: Random): Filling[] {
  return weather.flatMap((wish): Filling[] => {
    const put = (art: Filling['piece']['art'], height: number): Filling => ({
      piece: { art, role: 'subject' },
      height,
      on: 'sky',
      isAsked: true,
    });
    switch (wish) {
      case 'sun':
        return [put(sun(true, random.below(3)), 230)];
      case 'moon':
        return [put(moon(true), 210)];
      case 'rainbow':
        if (stage.medium !== 'land') return [put(rainbow(), 220)];
        stage.back.unshift({
          ...placeAt(rainbow(), { x: 637, foot: stage.horizon + 20, scale: random.between(4, 4.6) }),
          role: 'subject',
        });
        return [];
      case 'clouds':
        return [0, 1, 2].map(() => put(cloud(random.below(3)), 120));
      case 'stars':
        return [0, 1, 2, 3, 4, 5].map(() => put(star(), random.between(56, 84)));
      case 'rain':
        return [0, 1, 2, 3, 4, 5, 6, 7].map(() => put(drop(), 62));
      case 'snow':
        return [0, 1, 2, 3, 4, 5, 6, 7].map(() => put(flake(), 84));
      case 'beams':
        return [];
    }
  });
}
