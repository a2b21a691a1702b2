import type { Art } from '../art/art.ts';
import { mandala } from './mandala.ts';
import { bush, daisy, flower, tree } from './plants.ts';
import { cloud, fullMoon, moon, rainbow, star, sun } from './sky.ts';
import { butterfly, heart } from './symbols.ts';

/** What a part is asked to look like; `variant` is any whole number. */
export interface PartRequest {
  isSmiling: boolean;
  variant: number;
}

type Drawer = (request: PartRequest) => Art;

/** Pictures that are drawn by code, by the name that records give. */
export const PARTS: Readonly<Record<string, Drawer>> = {
  sun: ({ isSmiling, variant }) => sun(isSmiling, variant),
  moon: ({ isSmiling }) => moon(isSmiling),
  'full-moon': ({ isSmiling }) => fullMoon(isSmiling),
  cloud: ({ variant }) => cloud(variant),
  rainbow: () => rainbow(),
  star: () => star(),
  heart: ({ isSmiling, variant }) => heart(isSmiling, variant),
  daisy: ({ isSmiling, variant }) => daisy(isSmiling, variant),
  flower: ({ variant }) => flower(variant),
  tulip: () => flower(3),
  tree: ({ variant }) => tree(variant),
  bush: ({ variant }) => bush(variant),
  mandala: ({ variant }) => mandala(variant),
  butterfly: ({ isSmiling, variant }) => butterfly(isSmiling, variant),
};
