import { type Box, CONTENT } from '../page.ts';
import { tableTop } from '../parts/land.ts';
import { canLetter } from '../parts/lettering.ts';
import { Random } from '../Random.ts';
import { AS_IS } from '../raster/LabelMap.ts';
import type { Scene } from '../reading/Scene.ts';
import { buildStage } from '../stages/buildStage.ts';
import type { Ground } from '../stages/Ground.ts';
import type { Stage } from '../stages/Stage.ts';
import type { Company } from './company/Company.ts';
import { castScene } from './company/castScene.ts';
import type { Group } from './company/Group.ts';
import { gather } from './company/gather.ts';
import { depthOf } from './company/grounding.ts';
import { isAloft } from './company/isAloft.ts';
import type { Tried } from './company/settle.ts';
import { aroundOf, strewnOf } from './company/strewnOf.ts';
import { addStands } from './layout/addStands.ts';
import { addPonds, chooseSetting, plainOf } from './layout/chooseSetting.ts';
import { stageClearOf } from './layout/clearHeads.ts';
import { closeUp } from './layout/closeUp.ts';
import { contentOf, outlineOf } from './layout/pageRoom.ts';
import { lineBack, Room } from './layout/Room.ts';
import { above, firstFull, under } from './layout/rooms.ts';
import { fills, search } from './layout/search.ts';
import { steppedBack } from './layout/stepBack.ts';
import { areInitials, layLetters } from './lettering/layLetters.ts';
import { looseTexts } from './lettering/letterOn.ts';
import type { Piece, Placement, Undone } from './Placement.ts';
import { backdropFor } from './painting/backdrop.ts';
import { drawBeams } from './painting/drawBeams.ts';
import { type Filling, fillPage } from './painting/fillPage.ts';
import { growFromEdge } from './painting/growFromEdge.ts';
import { lostMarks } from './painting/lostMarks.ts';
import { paintAround } from './painting/paintAround.ts';
import { paintMandala } from './painting/paintMandala.ts';
import { frontOf, paintSubjects } from './painting/paintSubjects.ts';
import { amid, hostBoxes, strew } from './painting/strew.ts';
import { cloudsOver, spareFillings, WEATHER_ART, weatherOf } from './painting/weather.ts';

/** How a page is placed: the same scene, seed and detail give the same page. */
export interface PlacingOptions {
  seed: number;
  detail: 'toddler' | 'child' | 'detailed';
  /** The higher the fewer things that were not asked for. */
  plainness?: number;
}

/** Share of a page's height that its place has over one that fills it. */
const PLACE_SEEN = 0.08;
const SKY_SEEN = 0.17;
/** Share of the height of a sky that stays free below what is alone in it, and less where it would be too small; it is before the land at the last. */
const SKY_ABOVE = 0.4;
const LOWER = [0.2, 0, -0.12, -0.2, -0.3] as const;
/** Page y of the horizon of a place that one flies over, and of the lower edge of who does. */
const LOW_HORIZON = 1400;
const OVER_PLACE = 1230;

/** How a page is tried: the relations that are left, which pictures of them, and what is strewn about on it. */
interface Trial {
  left: ReadonlySet<number>;
  tried: Tried;
  isFlat: boolean;
  spare: number;
  strewn?: ReadonlySet<number>;
}

/** A page as its relations are brought about, but for those that are left. */
export function placeOnce(
  scene: Scene,
  options: PlacingOptions,
  { left, tried, isFlat, spare, strewn = strewnOf(scene) }: Trial,
): { placement: Placement; company: Company } {
  const { seed, detail, plainness = 0 } = options;
  const random = new Random(seed);
  const undone: Undone = { things: [], relations: [...left], poses: [], texts: [], looks: [], weather: [] };
  const isPlain = detail === 'toddler';
  const cast = castScene(scene, { random, undone, isPlain, strewn });
  const loose = cast.filter(({ thing }) => strewn.has(thing));
  const actors = cast.filter(({ thing }) => !strewn.has(thing));
  const { company, bonds } = gather(scene, actors, {
    ...{ random, undone, tried, spare },
    left: new Set([...left, ...aroundOf(scene, strewn)]),
  });
  noteTexts(scene, undone);
  const texts = looseTexts(scene);
  const isAmid =
    scene.textAt === 'amid' && actors.length > 0 && scene.relations.every(({ kind }) => kind === 'wear');
  const letters = layLetters(texts, actors.length === 0 ? 'none' : isAmid ? 'around' : 'above');
  const isNamed = scene.setting !== undefined && scene.isSettingGuessed !== true;
  // The last try of a page that shows more of its place than of what was asked for.
  const isSheet = isAmid || areInitials(texts);
  const usual = isSheet && !isNamed ? 'plain' : chooseSetting(scene, company);
  const setting = plainness > 1 && !isNamed ? plainOf(usual) : usual;
  const isBare = isPlain || scene.style === 'simple' || (plainness > 0 && !isNamed);
  const build = (chance: Random, horizon?: number): Stage => {
    const stage = buildStage(setting, chance, {
      bottom: isAmid ? CONTENT.bottom : letters.top,
      ...(horizon === undefined ? {} : { horizon }),
      isCrowded: company.groups().length > 1 || company.groups().some((group) => depthOf(group) > 0),
      isBare,
      isAsked: isNamed || !isPlain,
      isDetailed: detail === 'detailed',
      has: scene.things.map(({ key }) => key),
      weather: scene.weather.map((weather) => WEATHER_ART[weather]),
    });
    if (isNamed) nameStage(stage);
    if (isFlat) flatten(stage);
    return stage;
  };
  const chance = random.copy();
  const rebuild = (horizon: number) => build(chance.copy(), horizon);
  const isOver = scene.isOverSetting === true && isNamed && company.groups().every(isFlying);
  const first = build(random, isOver ? LOW_HORIZON : undefined);
  const whole = contentOf(scene, first, letters.top);
  const open = { ...whole, top: Math.max(whole.top, letters.under) };
  const content = amid(open, loose);
  const outline = outlineOf(scene);
  const lettered = letters.placed.map((one): Piece => ({ role: 'subject', ...one }));
  if (lettered.length > 0 && letters.top < CONTENT.bottom && actors.length > 0 && !isAmid)
    lettered.unshift({ art: tableTop(letters.top), to: AS_IS, keepSmall: true, role: 'scenery' });
  const pattern =
    scene.style === 'mandala'
      ? paintMandala(actors, content, random)
      : isAmid
        ? paintAround(actors, letters, CONTENT)
        : undefined;
  if (pattern) {
    const pieces = [...first.back, ...pattern, ...lettered, outline];
    return { placement: { pieces, ground: groundOf(first), undone }, company };
  }
  addPonds(company, first.medium);
  addStands(company, first);
  company.ground();
  if (isOver) content.bottom = Math.min(content.bottom, OVER_PLACE);
  const on = { stage: isOver ? { ...first, medium: 'air' as const } : first, random, spare };
  const seen = scene.weather.length > 0 ? SKY_SEEN : isNamed && first.medium !== 'plain' ? PLACE_SEEN : 0;
  const [sole, ...others] = company.groups();
  const isAlone = sole !== undefined && others.length === 0;
  const isSky = isNamed && isAlone && isOfSky(sole);
  // What is alone in the sky is above the land, as far as that leaves it large.
  const rooms: readonly [Box, ...Box[]] = isSky
    ? [
        above(content, first.horizon, SKY_ABOVE),
        ...LOWER.map((share) => above(content, first.horizon, share)),
      ]
    : [isAlone ? under(content, seen) : content];
  const { room: below, layout: seenOver } = firstFull(rooms, (room) =>
    search(company, bonds, { ...on, content: room }),
  );
  const isTooSmall = seenOver !== undefined && below !== content && !fills(seenOver);
  const close = isTooSmall ? search(company, bonds, { ...on, content }) : seenOver;
  const layout = isNamed && close ? steppedBack(close, first) : close;
  const moving = isOver ? {} : { rebuild };
  const clear = layout ? stageClearOf(layout, first, { isAsked: isNamed, ...moving }) : first;
  const painted = layout
    ? paintSubjects(layout, clear, close === seenOver ? below : content)
    : clear.rows.map(({ piece }) => piece);
  const { stage, subjects: placed } =
    isOver || lettered.length > 0 || scene.weather.length > 0 || layout !== close || isSky || loose.length > 0
      ? { stage: clear, subjects: painted }
      : closeUp({ stage: clear, subjects: painted }, content);
  const subjects = growFromEdge(placed, scene);
  const beams = scene.weather.includes('beams') && layout ? drawBeams(layout.spots) : { under: [], over: [] };
  const room = new Room();
  lineBack(room, [...stage.back, ...subjects.filter(({ keepSmall }) => keepSmall)]);
  for (const { art, to, keepSmall } of subjects) if (!keepSmall) room.cover(art, to, 10);
  for (const box of letters.boxes) room.take(box, 20);
  const hostsOf = (thing: number) => hostBoxes(scene, subjects, thing);
  const about = strew(loose, { room, stage, content: open, random, isPlain, hostsOf });
  // Where there is no room for them all they are in a ring.
  if (about === undefined)
    return placeOnce(scene, options, { left, tried, isFlat, spare, strewn: new Set() });
  const marks = isNamed && letters.boxes.length === 0 ? lostMarks(setting, stage, subjects) : [];
  const asked = [...weatherOf(scene.weather, { stage, random, isPlain }), ...marks];
  const own: Filling[] =
    (isBare && plainness === 0) || letters.fillsPage
      ? []
      : plainness > 1
        ? cloudsOver(stage, random)
        : [...stage.fillers, ...spareFillings(stage, random)];
  // Of a plain page's place only what tells it is left: the moon of a night.
  const telling = stage.fillers.map((one) => ({ ...one, isAsked: true }));
  const { pieces: fillers, left: unplaced } = fillPage([...asked, ...(isPlain ? telling : own)], {
    room,
    stage,
    content: whole,
    random,
    most: plainness === 0 ? 9 : 2,
  });
  for (const wish of new Set(asked.map(({ weather }) => weather)))
    if (wish !== undefined && asked.every((one) => one.weather !== wish || unplaced.includes(one)))
      undone.weather.push(wish);
  const shown = [...fillers, ...subjects, ...about, ...lettered];
  const backdrop = stage.medium === 'plain' && !isNamed ? backdropFor(shown, random.next()) : [];
  const pieces = [
    ...backdrop,
    // A page for the smallest has no border around ground.
    ...(isPlain && backdrop.length > 0 ? [] : stage.back),
    ...fillers,
    ...beams.under,
    ...subjects,
    ...about,
    ...beams.over,
    ...(layout ? frontOf(layout, stage) : stage.front),
    ...lettered,
    outline,
  ];
  return { placement: { pieces, ground: groundOf(stage), undone }, company };
}

/** A moon over mountains is above them. */
function isOfSky({ host, parts }: Group): boolean {
  return host.record.kind === 'sky' && parts.every(({ actor }) => actor === undefined || actor === host);
}

/** Whether what bears a group is in the air, by its nature or its pose. */
function isFlying({ host }: Group): boolean {
  return isAloft(host.record) || host.request.pose === 'fly';
}

function groundOf({ medium, horizon, surfaces }: Stage): Ground {
  return { medium, horizon, surfaces };
}

/** Puts waves and fringes of grass behind all, where one would hide a face. */
function flatten(stage: Stage): void {
  stage.back.push(...stage.rows.map(({ piece }) => piece));
  Object.assign(stage, { rows: [], front: [] });
}

function noteTexts({ texts }: Scene, undone: Undone): void {
  for (const [index, text] of texts.entries()) if (!canLetter(text)) undone.texts.push(index);
}

/** What a description names is asked for. */
function nameStage(stage: Stage): void {
  const asked = (piece: Piece): Piece => ({ ...piece, role: 'subject' });
  stage.back = stage.back.map(asked);
  stage.rows = stage.rows.map((row) => ({ ...row, piece: asked(row.piece) }));
}
