import type { Outfit } from '../figure/outfit.ts';
import type { Gear } from './poseShapes.ts';

/** What the areas of a hat are colored with, in the order in which they are painted. */
export const HAT_COLORS: Readonly<Record<NonNullable<Outfit['hat']>, readonly string[]>> = {
  crown: ['#f7cf5c', '#e05a4f', '#6db3e0', '#e05a4f', '#6db3e0'],
  tiara: ['#f7cf5c', '#f4a6b8'],
  pirate: ['#4a5560', '#ffffff'],
  wizard: ['#4a90d8', '#6db3e0', '#f7cf5c'],
  witch: ['#8467b8', '#a88bd0'],
  cowboy: ['#b5763f', '#a9744f'],
  straw: ['#f7cf5c', '#f2b632'],
  chef: ['#ffffff', '#dfe5e9'],
  hard: ['#f7cf5c', '#f2b632'],
  fire: ['#e05a4f', '#c9463c', '#f7cf5c'],
  police: ['#4a6fa5', '#4a5f78', '#4a5560', '#f7cf5c'],
  nurse: ['#ffffff', '#e05a4f'],
  helmet: ['#b9c4cc', '#dfe5e9', '#e05a4f'],
  space: ['#b9c4cc'],
  cap: ['#e05a4f', '#c9463c'],
  santa: ['#e05a4f', '#ffffff'],
  elf: ['#f3c9a0', '#f3c9a0', '#7fbf6a', '#e05a4f', '#f7cf5c'],
  halo: ['#f7cf5c'],
  ninja: ['#4a5560'],
  beret: ['#e05a4f', '#c9463c'],
  goggles: ['#a9744f', '#a9d6f0'],
  graduate: ['#4a5f78', '#4a5560', '#f7cf5c'],
  detective: ['#b5763f', '#a9744f'],
  clown: ['#f2994a', '#f2994a', '#6db3e0', '#f7cf5c', '#f7cf5c', '#e05a4f'],
  tall: ['#4a5560', '#e05a4f', '#4a5560'],
  pilgrim: ['#4a5560', '#8d6b4f', '#f7cf5c', '#8d6b4f', '#4a5560'],
  horned: ['#fdf0d5', '#fdf0d5', '#b9c4cc', '#7d8a94'],
  party: ['#f28ab0', '#f7cf5c'],
  hood: ['#e05a4f', '#e05a4f'],
  diver: ['#f7cf5c', '#4a90d8'],
  mask: ['#4a5f78'],
  blindfold: ['#7db3d8', '#5f98c0'],
  hijab: ['#c99bd0'],
};

/** What somebody holds, in the order in which its areas are painted. */
export const HELD_COLORS: Readonly<Record<NonNullable<Outfit['holds']>, readonly string[]>> = {
  sword: ['#dfe5e9', '#f7cf5c', '#a9744f'],
  wand: ['#a9744f', '#f7cf5c'],
  flag: ['#a9744f', '#e05a4f'],
  broom: ['#a9744f', '#d9a066'],
  pan: ['#4a5560', '#7d8a94', '#4a5560'],
  hose: ['#a9d6f0', '#a9d6f0', '#a9d6f0', '#a9d6f0', '#7d8a94', '#f7cf5c'],
  fork: ['#a9744f', '#b9c4cc'],
  brush: ['#d9a066', '#e05a4f'],
  microphone: ['#4a5560', '#b9c4cc'],
  sign: ['#a9744f', '#e05a4f', '#ffffff'],
};

/** What belongs to a pose, in the order in which its areas are painted. */
export const GEAR_COLORS: Readonly<Record<Gear, readonly string[]>> = {
  book: ['#fff8e8'],
  notes: ['#a88bd0'],
  heart: ['#e2574c'],
  laces: ['#f7cf5c', '#f7cf5c', '#f7cf5c'],
  thought: ['#e8f3fa'],
  skates: ['#4a5560'],
  blades: ['#b9c4cc'],
  skis: ['#4a90d8', '#4a90d8', '#7d8a94', '#4a5560', '#7d8a94', '#4a5560'],
  board: ['#f2994a', '#f7cf5c'],
  boat: ['#a9744f', '#d9a066', '#a9744f', '#d9a066', '#b5763f', '#a9744f'],
  bath: ['#b9c4cc', '#b9c4cc', '#a9d6f0', '#fff8e8', '#dff1fb'],
  bicycle: [
    ...['#4a5560', '#ffffff', '#b9c4cc', '#4a5560', '#ffffff', '#b9c4cc'],
    ...['#e05a4f', '#a9744f', '#f7cf5c', '#7d8a94', '#7d8a94'],
  ],
  club: ['#7d8a94', '#b9c4cc', '#ffffff'],
  balls: ['#e05a4f', '#f7cf5c', '#6db3e0'],
  barbell: ['#b9c4cc', '#4a5560', '#7d8a94', '#4a5560', '#7d8a94'],
  gloves: ['#e05a4f'],
  basketball: ['#f2994a'],
  mound: ['#a9744f', '#d9a066'],
};
