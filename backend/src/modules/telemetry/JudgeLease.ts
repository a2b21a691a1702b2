import type { Clock } from '../../clock.ts';
import { Setting } from '../../models/index.ts';
import { newToken } from '../../randomness.ts';

/** Three turns of the judge: who is silent for longer is taken for dead. */
const SILENT_MS = 45_000;
const NAME = 'judge_lease';

/** Lets one node at a time judge. Silence is measured by each node's own clock, since clocks may be an hour apart. */
export class JudgeLease {
  readonly #clock: Clock;
  #held: string | undefined;
  #seen: { readonly value: string; readonly sinceMs: number } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes or prolongs the lease; false while another node is alive. */
  async hold(): Promise<boolean> {
    await Setting.bulkCreate([{ name: NAME, value: '' }], { ignoreDuplicates: true });
    const { value } = await Setting.findByPk(NAME, { rejectOnEmpty: true });
    const nowMs = this.#clock.now().getTime();
    if (this.#seen?.value !== value) this.#seen = { value, sinceMs: nowMs };
    const isFree = value === '' || value === this.#held || nowMs - this.#seen.sinceMs >= SILENT_MS;
    if (!isFree) return false;
    const mine = newToken();
    const [taken] = await Setting.update({ value: mine }, { where: { name: NAME, value } });
    this.#held = taken === 1 ? mine : undefined;
    return taken === 1;
  }

  /** Lets another node judge at its next turn. */
  async release(): Promise<void> {
    if (this.#held === undefined) return;
    await Setting.update({ value: '' }, { where: { name: NAME, value: this.#held } });
    this.#held = undefined;
  }
}
