import type { Pose } from '../reading/Scene.ts';
import type { HandTask } from './Body.ts';

/** What arms and legs of a thing do in a pose: arms left and right, then where its feet go, in shares of its size. */
export interface Gesture {
  arms: readonly [HandTask, HandTask];
  feet: readonly (readonly [number, number])[];
  lean?: number;
  lift?: number;
}

const STANDING = [
  [-0.13, 0.24],
  [0.13, 0.24],
] as const;

/** So far that skis have room side by side. */
const APART = [
  [-0.2, 0.24],
  [0.2, 0.24],
] as const;

const GLIDING = [
  [-0.3, 0.2],
  [0.2, 0.24],
] as const;

/** The poses that limbs show. */
export const GESTURES: Partial<Record<Pose, Gesture>> = {
  stand: { arms: ['down', 'down'], feet: STANDING },
  sit: {
    arms: ['down', 'down'],
    feet: [
      [-0.3, 0.06],
      [0.3, 0.06],
    ],
  },
  slide: {
    arms: ['up', 'up'],
    feet: [
      [0.26, 0.04],
      [0.4, 0.06],
    ],
  },
  walk: {
    arms: ['out', 'down'],
    feet: [
      [-0.24, 0.22],
      [0.22, 0.22],
    ],
  },
  run: {
    arms: ['out', 'up'],
    feet: [
      [-0.36, 0.14],
      [0.3, 0.22],
    ],
    lean: 10,
  },
  jump: {
    arms: ['up', 'up'],
    feet: [
      [-0.26, 0.14],
      [0.26, 0.14],
    ],
    lift: 0.16,
  },
  dance: {
    arms: ['up', 'out'],
    feet: [
      [-0.1, 0.24],
      [0.34, 0.16],
    ],
    lean: 8,
  },
  kick: {
    arms: ['out', 'out'],
    feet: [
      [-0.12, 0.24],
      [0.42, 0.1],
    ],
    lean: -8,
  },
  meditate: {
    arms: ['out', 'out'],
    feet: [
      [0.24, 0.08],
      [-0.24, 0.08],
    ],
  },
  splits: {
    arms: ['up', 'up'],
    feet: [
      [-0.44, 0.08],
      [0.44, 0.08],
    ],
  },
  box: { arms: ['front', 'out'], feet: APART },
  star: { arms: ['up', 'up'], feet: APART },
  straddle: { arms: ['out', 'out'], feet: APART },
  roar: { arms: ['up', 'up'], feet: STANDING },
  surf: { arms: ['out', 'out'], feet: GLIDING, lean: 8 },
  wave: { arms: ['down', 'up'], feet: STANDING },
  cheer: { arms: ['up', 'up'], feet: STANDING },
  stretch: { arms: ['up', 'up'], feet: STANDING },
  'open-arms': { arms: ['out', 'out'], feet: STANDING },
  'cross-arms': { arms: ['front', 'front'], feet: STANDING },
  stomp: {
    arms: ['out', 'out'],
    feet: [
      [-0.13, 0.24],
      [0.3, 0.12],
    ],
  },
  'one-leg': {
    arms: ['up', 'up'],
    feet: [
      [-0.02, 0.24],
      [0.24, 0.14],
    ],
  },
  skate: { arms: ['out', 'out'], feet: GLIDING, lean: 8 },
  'ice-skate': { arms: ['out', 'up'], feet: GLIDING, lean: 8 },
  ski: { arms: ['out', 'out'], feet: APART },
  swim: { arms: ['up', 'out'], feet: [] },
  sing: { arms: ['out', 'out'], feet: STANDING },
  juggle: { arms: ['up', 'up'], feet: STANDING },
  laugh: { arms: ['front', 'front'], feet: STANDING },
  read: { arms: ['front', 'front'], feet: STANDING },
  think: { arms: ['down', 'front'], feet: STANDING },
  point: { arms: ['down', 'out'], feet: STANDING },
  throw: { arms: ['out', 'up'], feet: STANDING },
  kiss: { arms: ['out', 'out'], feet: STANDING },
  sleep: { arms: ['down', 'down'], feet: [] },
};

/** What only those who are taken for somebody do with arms and legs, riding, pushing, climbing: no machine on wheels gets legs for it. */
export const FIGURE_GESTURES: Partial<Record<Pose, Gesture>> = {
  bike: {
    arms: ['out', 'out'],
    feet: [
      [-0.17, 0.06],
      [0.15, 0.08],
    ],
  },
  ride: {
    arms: ['out', 'out'],
    feet: [
      [-0.28, 0.06],
      [0.28, 0.06],
    ],
  },
  push: { arms: ['out', 'out'], feet: STANDING },
  pull: { arms: ['out', 'out'], feet: STANDING },
  lift: { arms: ['up', 'up'], feet: APART },
  dig: { arms: ['out', 'low'], feet: STANDING },
  climb: { arms: ['up', 'up'], feet: APART },
};
