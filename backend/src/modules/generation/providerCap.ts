import { Op } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { Generation } from '../../models/index.ts';

export interface ProviderCapParts {
  readonly clock: Clock;
  readonly limits: Limits;
  /** Name of the image provider, and whether its pictures cost money and are capped by the day. */
  readonly provider: { readonly name: string; readonly isPaid: boolean };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The cap of paid pictures a day (UTC); a second picture for one credit counts like a first. */
export class ProviderCap {
  readonly #parts: ProviderCapParts;

  constructor(parts: ProviderCapParts) {
    this.#parts = parts;
  }

  /** Seconds until pictures may be asked for again; 0 when they may now. */
  async secondsUntilFree(): Promise<number> {
    const { clock, limits, provider } = this.#parts;
    if (!provider.isPaid) return 0;
    const now = clock.now().getTime();
    const dayStart = new Date(now - (now % DAY_MS));
    const today = { provider: provider.name, createdAt: { [Op.gte]: dayStart } };
    const first = await Generation.count({ where: today });
    const second = await Generation.count({ where: { ...today, redraws: { [Op.gt]: 0 } } });
    if (first + second < limits.providerImagesPerDay) return 0;
    return Math.ceil((dayStart.getTime() + DAY_MS - now) / 1000);
  }
}
