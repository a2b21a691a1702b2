import type { Art } from '../art/art.ts';
import type { SubjectAttributes } from '../scene.ts';
import { bush, daisy, flower, grass, pine, tree } from './plants.ts';
import { cloud, moon, planet, rainbow, snowflake, star, sun } from './sky.ts';
import { butterfly, heart } from './symbols.ts';

/** What a part is asked to look like; `variant` is any whole number. */
export interface PartRequest {
  attributes: SubjectAttributes;
  variant: number;
}

type Drawer = (request: PartRequest) => Art;

/** Our own pictures by catalogue key. */
export const PARTS: Readonly<Record<string, Drawer>> = {
  sun: ({ attributes, variant }) => sun(attributes.smiling === true, variant),
  moon: ({ attributes }) => moon(attributes.smiling === true),
  cloud: ({ variant }) => cloud(variant),
  rainbow: () => rainbow(),
  planet: ({ variant }) => planet(variant),
  star: () => star(),
  snowflake: () => snowflake(),
  heart: ({ attributes, variant }) => heart(attributes.smiling === true, variant),
  daisy: ({ attributes, variant }) => daisy(attributes.smiling === true, variant),
  flower: ({ variant }) => flower(variant),
  tulip: () => flower(3),
  tree: ({ variant }) => tree(variant),
  pine: () => pine(),
  bush: ({ variant }) => bush(variant),
  grass: () => grass(),
  butterfly: ({ attributes, variant }) => butterfly(attributes.smiling === true, variant),
};
