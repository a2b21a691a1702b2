import { type Bitmap, type Components, findComponents, recolor } from '../../raster/components.ts';
import { DISTANCE_UNIT, distanceTo } from '../../raster/distance.ts';
import { within } from '../../raster/morphology.ts';

/** Ink of fewer pixels, by itself, is a speck. */
const SPECK_AREA = 40;
/** Areas of paper from this size on must not run into one another through a neck. */
const LARGE_AREA = 2000;
/** Half the widest neck that is closed, in pixels. */
const NECK_REACH = 2;

/** Makes a drawn page colorable, in place: fills pockets under `smallest` pixels, drops specks, closes narrow necks. */
export function finishPage(page: Bitmap, limits: { smallest: number; lineWidth: number }): void {
  fillPockets(page, limits.smallest);
  const specks = findComponents(page, 1);
  recolor(page, specks, (component) => (specks.areas[component] ?? 0) < SPECK_AREA, 0);
  // Closing one neck can leave another behind it.
  for (let round = 0; round < 3; round += 1) {
    const seams = findSeams(page);
    if (seams.length === 0) return;
    for (const seam of seams) stamp(page, seam, limits.lineWidth / 2);
    fillPockets(page, limits.smallest);
  }
}

function fillPockets(page: Bitmap, smallest: number): void {
  const paper = findComponents(page, 0);
  recolor(page, paper, (component) => (paper.areas[component] ?? 0) < smallest, 1);
}

/** Pixels where large parts of one area meet in a neck: the parts grow until they touch. */
function findSeams(page: Bitmap): number[] {
  const paper = findComponents(page, 0);
  const core = { ...page, ink: within(distanceTo(page, 1), 0, NECK_REACH * DISTANCE_UNIT) };
  const cores = findComponents(core, 0);
  const owners = spread(page, paper);
  const parts = partsByOwner(page, cores, owners);
  const labels = new Int32Array(page.ink.length);
  const queue: number[] = [];
  for (let run = 0; run < cores.runCount; run += 1) {
    const label = cores.owners[run] ?? 0;
    const row = (cores.rows[run] ?? 0) * page.width;
    const start = row + (cores.starts[run] ?? 0);
    if ((cores.areas[label] ?? 0) < LARGE_AREA || (parts.get(owners[start] ?? 0)?.size ?? 0) < 2) continue;
    for (let at = start; at < row + (cores.ends[run] ?? 0); at += 1) {
      labels[at] = label + 1;
      queue.push(at);
    }
  }
  return growUntilMeeting(page, labels, queue);
}

function spread(page: Bitmap, components: Components): Uint32Array {
  const owners = new Uint32Array(page.ink.length);
  for (let run = 0; run < components.runCount; run += 1) {
    const row = (components.rows[run] ?? 0) * page.width;
    owners.fill(
      (components.owners[run] ?? 0) + 1,
      row + (components.starts[run] ?? 0),
      row + (components.ends[run] ?? 0),
    );
  }
  return owners;
}

function partsByOwner(page: Bitmap, cores: Components, owners: Uint32Array): Map<number, Set<number>> {
  const parts = new Map<number, Set<number>>();
  for (let run = 0; run < cores.runCount; run += 1) {
    const part = cores.owners[run] ?? 0;
    if ((cores.areas[part] ?? 0) < LARGE_AREA) continue;
    const owner = owners[(cores.rows[run] ?? 0) * page.width + (cores.starts[run] ?? 0)] ?? 0;
    parts.set(owner, (parts.get(owner) ?? new Set<number>()).add(part));
  }
  return parts;
}

function growUntilMeeting(page: Bitmap, labels: Int32Array, queue: number[]): number[] {
  const seams: number[] = [];
  const steps = [1, -1, page.width, -page.width];
  for (let head = 0; head < queue.length; head += 1) {
    const at = queue[head] ?? 0;
    for (const step of steps) {
      const next = at + step;
      if (next < 0 || next >= labels.length || page.ink[next] !== 0) continue;
      if (labels[next] === 0) {
        labels[next] = labels[at] ?? 0;
        queue.push(next);
      } else if (labels[next] !== labels[at]) seams.push(at);
    }
  }
  return seams;
}

function stamp(page: Bitmap, at: number, radius: number): void {
  const [x, y] = [at % page.width, Math.floor(at / page.width)];
  const reach = Math.ceil(radius);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      if (dx * dx + dy * dy > radius * radius) continue;
      const [px, py] = [x + dx, y + dy];
      if (px >= 0 && py >= 0 && px < page.width && py < page.height) page.ink[py * page.width + px] = 1;
    }
  }
}
