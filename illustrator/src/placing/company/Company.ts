import type { Art } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import {
  type Actor,
  type AnyPlace,
  boxAround,
  boxOfPart,
  moved,
  type Part,
  placeOf,
  pointOf,
  turned,
} from './Actor.ts';
import {
  areUneven,
  canFloat,
  type Group,
  hangs,
  inBody,
  isSound,
  isTiny,
  MOSTLY_SEEN,
  PARTLY_SEEN,
  TELLING_SPARE,
} from './Group.ts';
import type { Way } from './Way.ts';

export type { Way } from './Way.ts';

/** All actors of a scene, in groups that grow as they are joined. */
export class Company {
  readonly actors: readonly Actor[];
  readonly #groups = new Map<Actor, Group>();
  readonly #least = new Map<Actor, number>();

  readonly #spare: number;

  /** So much more of each face has to be seen. */
  constructor(actors: readonly Actor[], spare = 0) {
    [this.actors, this.#spare] = [actors, spare];
    for (const actor of actors) {
      const { art } = actor.body;
      const { scale } = actor;
      const to = {
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        e: -scale * (art.left + art.width / 2),
        f: -scale * (art.top + art.height * art.ground),
      };
      this.#groups.set(actor, { parts: [{ art, to, actor }], host: actor });
    }
  }

  of(thing: number): Actor[] {
    return this.actors.filter((actor) => actor.thing === thing);
  }

  groups(): Group[] {
    return [...new Set(this.actors.map((actor) => this.groupOf(actor)))];
  }

  groupOf(actor: Actor): Group {
    const group = this.#groups.get(actor);
    if (!group) throw new Error('No such actor');
    return group;
  }

  partOf(actor: Actor): Part {
    const part = this.groupOf(actor).parts.find((one) => one.actor === actor);
    if (!part) throw new Error('An actor is in its group');
    return part;
  }

  areJoined(one: Actor, other: Actor): boolean {
    return this.groupOf(one) === this.groupOf(other);
  }

  box(actor: Actor): Box {
    return boxOfPart(this.partOf(actor));
  }

  groupBox(actor: Actor): Box {
    return boxAround(this.groupOf(actor).parts);
  }

  point(actor: Actor, place: AnyPlace) {
    return pointOf(this.partOf(actor), placeOf(actor, place));
  }

  /** Share of it that has to be seen. */
  leastOf(actor: Actor): number {
    return this.#least.get(actor) ?? MOSTLY_SEEN;
  }

  /** Notes whether something hides it by request. */
  letHide(actor: Actor, isLet = true): void {
    this.#least.set(actor, isLet ? PARTLY_SEEN : MOSTLY_SEEN);
  }

  /** What is joined now, to go back to. */
  save(): () => void {
    const [groups, least] = [new Map(this.#groups), new Map(this.#least)];
    const drawn = this.actors.map(({ body, request }) => ({ body, request }));
    return () => {
      for (const [index, actor] of this.actors.entries()) Object.assign(actor, drawn[index]);
      for (const [actor, group] of groups) this.#groups.set(actor, group);
      this.#least.clear();
      for (const [actor, share] of least) this.#least.set(actor, share);
    };
  }

  /** Adds to a group what belongs to what it does. */
  add(actor: Actor, parts: { under?: readonly Part[]; over?: readonly Part[] }): void {
    const group = this.groupOf(actor);
    this.#set({ ...group, parts: [...(parts.under ?? []), ...group.parts, ...(parts.over ?? [])] });
  }

  /** Draws an actor in another way, in the units of its group. */
  redraw(actor: Actor, { art, to, at, isMorsel }: Part): void {
    const group = this.groupOf(actor);
    this.#set({
      ...group,
      parts: group.parts.map((part) =>
        part.actor === actor
          ? { art, to, actor, ...(at ? { at } : {}), ...(isMorsel ? { isMorsel } : {}) }
          : part,
      ),
    });
  }

  /** Draws an actor in another body, where it is; false, and nothing is changed, where that hides too much or is too long beside others. */
  embody(
    actor: Actor,
    drawn: Pick<Actor, 'body' | 'request'>,
    { moves, isOver, at }: { moves: (part: Part) => Part; isOver: boolean; at?: Art | undefined },
  ): boolean {
    if (this.partOf(actor).art !== actor.body.art) return false;
    const before = this.groupOf(actor);
    const parts = inBody(before.parts, { actor, body: drawn.body, moves, isOver, at });
    const group = { ...before, parts };
    const others = this.groups().filter((one) => one !== before);
    const restore = this.save();
    Object.assign(actor, drawn);
    if (
      !this.#isSound(group, TELLING_SPARE) ||
      (areUneven([group, ...others]) && !areUneven([before, ...others]))
    ) {
      restore();
      return false;
    }
    this.#set(group);
    return true;
  }

  /** Draws an actor in another way, and moves what is joined with it so far up. */
  lift(actor: Actor, { art, to }: Part, by: number): void {
    const group = this.groupOf(actor);
    const parts = group.parts.map((part) =>
      part.actor === actor ? { art, to, actor } : moved(part, 0, -by),
    );
    this.#set({ ...group, parts });
  }

  /** Sets every group of the land down on what is lowest of it. */
  ground(): void {
    for (const group of this.groups()) {
      const { bottom, top } = boxAround(group.parts);
      if (bottom < 0.12 * (bottom - top) || group.host.record.kind === 'boat') continue;
      this.#set({ ...group, parts: group.parts.map((part) => moved(part, 0, -bottom)) });
    }
  }

  /** Adds something over a group, unless it would hide a face or too much. */
  addOver(actor: Actor, over: readonly Part[]): boolean {
    const group = this.groupOf(actor);
    const more = { ...group, parts: [...group.parts, ...over] };
    if (!this.#isSound(more, TELLING_SPARE)) return false;
    this.#set(more);
    return true;
  }

  /** Paints an actor over all else of its group, unless that would hide a face or too much. */
  bringUp(actor: Actor): boolean {
    return this.#raise(actor, (part) => part.actor === actor);
  }

  /** The same of its hands alone. */
  bringUpHands(actor: Actor): boolean {
    return this.#raise(actor, ({ again }) => again === actor.body.art);
  }

  #raise(actor: Actor, isOwn: (part: Part) => boolean): boolean {
    const group = this.groupOf(actor);
    const parts = [...group.parts.filter((part) => !isOwn(part)), ...group.parts.filter(isOwn)];
    if (!this.#isSound({ ...group, parts })) return false;
    this.#set({ ...group, parts });
    return true;
  }

  /** Joins the group of `from` to that of `to` in the first way in which everything can be seen; false where there is none. */
  join(from: Actor, to: Actor, ways: readonly Way[]): boolean {
    if (this.areJoined(from, to)) return false;
    const joining = [this.groupOf(from), this.groupOf(to)];
    const others = this.groups().filter((group) => !joining.includes(group));
    for (const way of ways) {
      const own = this.#moved(from, way);
      const group = this.#joined(own, to, way);
      if (isTiny(group, others) || !this.#isSound(group, way.spare)) continue;
      if (way.isHeld && !canFloat(from) && hangs(own, this.groupOf(to))) continue;
      this.#set(group);
      return true;
    }
    return false;
  }

  #isSound(group: Group, telling = 0) {
    return isSound(group, (actor) => this.leastOf(actor), telling + this.#spare);
  }

  /** The parts of a group where a way brings them, with those that it adds. */
  #moved(from: Actor, way: Way): Part[] {
    const own = this.groupOf(from).parts.map((part) => {
      const placed = moved(part, way.x, way.y, way.factor ?? 1);
      if (way.back !== undefined) placed.back = (placed.back ?? 0) + way.back;
      if (way.turn) placed.to = turned(placed.to, way.turn.at, way.turn.by);
      if (way.isPaned && part.actor) {
        placed.whole ??= placed.art;
        // What is in a hand there.
        if (part.actor !== from) placed.isMorsel = true;
      }
      return way.cut && (part.actor === from || part.again === from.body.art) ? way.cut(placed) : placed;
    });
    return [...(way.under ?? []), ...own, ...(way.over ?? [])];
  }

  #joined(own: readonly Part[], to: Actor, way: Way): Group {
    const host = this.groupOf(to);
    const at = host.parts.findIndex((part) => part.actor === to);
    const under = way.layer === 'back' ? 0 : way.layer === 'before' ? at + 1 : at;
    const parts = [...host.parts.slice(0, under), ...own, ...host.parts.slice(under)];
    if (way.front) parts.splice(parts.findIndex((part) => part.actor === to) + 1, 0, ...way.front);
    return { host: host.host, parts };
  }

  #set(group: Group): void {
    for (const { actor } of group.parts) if (actor) this.#groups.set(actor, group);
  }
}
