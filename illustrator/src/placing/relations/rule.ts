import type { BodyPlace, BodyRequest, HandTask } from '../../bodies/Body.ts';
import type { Random } from '../../Random.ts';
import { ARM_GESTURES } from '../../reading/armGestures.ts';
import type { Looks, Pose, SceneRelation } from '../../reading/Scene.ts';
import { BEINGS } from '../../things/beings.ts';
import { FIGURES } from '../../things/figures.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import type { Thing } from '../../things/Things.ts';
import { type Actor, insideOf, isKnown } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';

/** What is known of how a thing is to be drawn before it is. */
export interface Casting extends Pick<BodyRequest, 'pose' | 'facing' | 'isTurned' | 'counted' | 'byTail'> {
  /** Looks by what it does, over its own. */
  looks?: Looks;
  record: Thing;
  isYoung?: true;
  isBig?: true;
  count: number;
  hands: { left?: HandTask; right?: HandTask };
  wears: string[];
  onSeat?: true;
  /** On the ground, wherever it is at home. */
  isAshore?: true;
  /** Somebody lays it at the foot of a plant. */
  isLaidUnder?: true;
  /** Drawn as its record first says, whatever other drawings there are. */
  isFirstDrawing?: true;
  /** How many sit at it. */
  seats?: number;
  /** How many are on or in it, by all relations. */
  riders?: number;
  /** How many have it in hand, by all relations. */
  holders?: number;
  /** How many times others are at it with their hands. */
  workers?: number;
  /** Every second copy faces the other way, or all the same thing. */
  alternates?: boolean;
  /** Least longest side as a share of what it carries: `lift` of that one's size. */
  hosts: { thing: number; share: number; isBeside?: true }[];
}

/** Two actors that a relation brings together; `also` is the second one of "between". */
export interface Meeting {
  company: Company;
  from: Actor;
  to: Actor;
  also?: Actor;
  /** Where on the body of `to` it is done. */
  at?: BodySpot;
  /** Which of those that meet the same one it is, and how many they are. */
  index: number;
  count: number;
  random: Random;
}

/** Where riders stand on a host: a line in the units of its art. */
export interface Perch {
  place: BodyPlace;
  layer: 'before' | 'behind';
  /** How deep they go below the line, as a fraction of their height. */
  sinks: number;
  /** Set where who is there alone is no wider than the place. */
  isExact?: true;
  /** Set where they follow the host's upper edge. */
  isEdge?: boolean;
  /** Set where the line is a near rim that hides what of them is below it. */
  isRim?: true;
}

/** How one kind of relation is shown. One of `join`, `perch` and `loose`, or nothing where bodies alone show it. */
export interface RelationRule {
  /** Says how both have to be drawn; `of` has their indexes. */
  cast?(from: Casting, to: Casting, of: { from: number; to: number; at?: BodySpot }): void;
  /** Brings two together; false where that cannot be done honestly. */
  join?: Picture;
  /** Brings several of one kind together with the one that has them all, `to` of the meeting being the first of them. */
  joinAll?(meeting: Meeting, all: readonly Actor[]): boolean;
  /** Other honest pictures of the same thing, tried in order where the first cannot be had or is not seen on the page. */
  otherwise?: readonly Picture[];
  /** Where `from` stands on `to`; undefined where it cannot. */
  perch?(rider: Actor, host: Actor, at?: BodySpot): Perch | undefined;
  /** Both stay apart, in this order. */
  loose?: 'beside' | 'line' | 'facing';
  /** Set where what is carried by hand comes first, before those that carry it meet others. */
  isCarried?: true;
  /** Brings one together with what another one has already; false where that cannot be done. */
  joinLate?(company: Company, from: Actor, to: Actor): boolean;
  /** Set where all who do it to one thing are at it together, whoever they are. */
  isTogether?: true;
  /** Set where each does it for itself, also beside those who are together with what it is done to: with a rod of one's own. */
  isOwn?: true;
  /** Set where what is no being is there before anybody is at it. */
  isFirst?: true;
  /** Set where whom it is done to comes along to where `from` is. */
  takesAlong?: true;
  /** Set where it waits until what is done with a tool can be. */
  isByTool?: true;
  /** Set where it waits until all that lies on `to` lies there, or told among the relations of a scene. */
  isLate?: true | ((relation: SceneRelation, among: readonly SceneRelation[]) => boolean);
  /** Which of both may be hidden for the most part: it is worn, held, in, behind or under the other one. */
  hides?: 'from' | 'to';
}

/** One picture of a relation; false where it cannot be had. */
export type Picture = (meeting: Meeting) => boolean;

/** Whether it does things by itself. */
export function isLively({ record }: Pick<Actor, 'record'>): boolean {
  return BEINGS.has(record.kind);
}

/** Whether it is in the air or on branches by nature. */
export function isHigh({ record }: Pick<Actor, 'record'>): boolean {
  return record.rests === 'air' || record.rests === 'branch' || record.kind === 'flier';
}

/** Who drives or sleeps in something is no speck in it: so much of its size at least. */
export const LEAST_IN = 0.42;

/** Sits on something, where no other pose is asked for. */
export function sitOn(one: Casting): void {
  if (one.record.kind !== 'person' && one.record.kind !== 'animal') return;
  if (one.pose === 'graze') delete one.pose;
  if (one.pose === undefined && one.record.limbless) return;
  one.pose ??= 'sit';
  if (SEATED.has(one.pose)) one.onSeat = true;
}

/** Sits, where it does nothing that cannot be done sitting. */
export function sitDown(one: Casting): void {
  if (one.pose === undefined || SEATED.has(one.pose)) one.pose = 'sit';
}

/** What one does sitting as well as standing. */
const SEATED: ReadonlySet<Pose> = new Set<Pose>([
  ...(['sit', 'read', 'sing', 'think', 'laugh', 'wave', 'cheer', 'cry', 'point'] as const),
  ...ARM_GESTURES,
]);

/** Who sleeps in what hides who lies in it, or on what is too short to lie on, sits there, eyes shut. */
export function sleepUpright(one: Casting, other: Casting): void {
  const { isOpen, hasRim } = insideOf(other.record);
  const { uses = [], size } = other.record;
  const isBed = uses.includes('slept-in');
  const isHollow = isKnown(other, 'pane') || (other.record.kind === 'clothes' && !isBed);
  const isDeep = isHollow || (isKnown(other, 'inside') && (hasRim || (!isOpen && !isBed)));
  const isShort = uses.includes('sat-on') && !isBed && size < one.record.size;
  if (!isLively(one) || !(isDeep || isShort)) return;
  nod(one);
  if (isShort) one.onSeat = true;
}

/** Sleeps sitting, eyes shut. */
export function nod(one: Casting): void {
  one.pose = 'sit';
  one.looks = { mood: 'sleepy' };
}

/** Takes the pose of those who ride it; false where it has none of its own. */
export function mount(one: Casting, other: Casting): boolean {
  const pose = other.record.riders as Pose | undefined;
  if (pose === undefined || !(isLively(one) || FIGURES.has(one.record.kind))) return false;
  face(one, other, true);
  one.pose = pose;
  one.onSeat = true;
  return true;
}

/** Sets where somebody looks, where nothing has yet. */
export function face(one: Casting, other: Casting, isSame: boolean): void {
  one.facing ??= other.facing === undefined ? 'right' : isSame ? other.facing : opposite(other.facing);
  other.facing ??= isSame ? one.facing : opposite(one.facing);
  one.isTurned = true;
}

/** Sets that somebody is at it from a side: who comes next, and every second of several, from the other one. */
export function workAt(one: Casting, other: Casting): void {
  other.workers = (other.workers ?? 0) + 1;
  if (other.workers % 2 === 0 && other.facing !== undefined) one.facing ??= other.facing;
  face(one, other, false);
  if (isLively(one)) one.alternates ??= true;
}

/** Sets that one works on another with a hand that reaches out. */
export function workWithHand(one: Casting, other: Casting): void {
  workAt(one, other);
  useHand(one, 'out');
}

export const opposite = (facing: 'left' | 'right') => (facing === 'left' ? 'right' : 'left');

/** Sets that two look at one another. */
export function faceEachOther(one: Casting, other: Casting): void {
  face(one, other, false);
  other.isTurned = true;
}

/** 1 where an actor looks or goes to the right, else -1. */
export const directionOf = ({ facing }: Actor): 1 | -1 => (facing === 'right' ? 1 : -1);

/** The hand on the side where an actor looks. */
export function leadingHand({ facing }: Actor): 'leftHand' | 'rightHand' {
  return facing === 'right' ? 'rightHand' : 'leftHand';
}

/** Has somebody do what only a body shows; one that has another pose by request keeps it, and uses a hand. */
export function act(one: Casting, pose: Pose, task: HandTask): void {
  one.facing ??= 'right';
  one.pose ??= pose;
  if (one.pose !== pose) useHand(one, task);
}

/** Asks for a task of the hand on the side where one looks, or of both. */
export function useHand(one: Casting, task: HandTask, both = false): void {
  one.facing ??= 'right';
  if (both || one.facing === 'left') one.hands.left = task;
  if (both || one.facing === 'right') one.hands.right = task;
}

/** Ways to stand `from` beside `to`, boxes overlapping by shares of the narrower one's width; the first side is preferred. */
export function besideWays(
  { company, from, to }: Pick<Meeting, 'company' | 'from' | 'to'>,
  overlaps: readonly number[],
  sides: readonly (1 | -1)[],
): Way[] {
  const [own, other] = [company.groupBox(from), company.box(to)];
  const narrow = Math.min(own.right - own.left, other.right - other.left);
  return overlaps.flatMap((overlap) =>
    sides.map((side): Way => {
      const x =
        side < 0 ? other.left - own.right + overlap * narrow : other.right - own.left - overlap * narrow;
      return { x, y: 0, layer: 'before' };
    }),
  );
}

/** Stands somebody at a side of a thing where nobody is yet. */
export function standBeside({ company }: Pick<Meeting, 'company'>, from: Actor, to: Actor): boolean {
  const [group, box] = [company.groupBox(to), company.box(to)];
  const sides = box.left - group.left > group.right - box.right ? ([1, -1] as const) : ([-1, 1] as const);
  const ways = sides.flatMap((side) => besideWays({ company, from, to }, [0.12, 0.06, 0, -0.05], [side]));
  return company.join(from, to, ways);
}
