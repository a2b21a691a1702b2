import { literal, Op } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { ProviderDay } from '../../models/index.ts';

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

  /**
   * Counts one picture more, as the last step of the caller's transaction; false when the day's are used up. A picture that
   * then fails stays counted: it may have been paid for.
   */
  async take(): Promise<boolean> {
    const { clock, limits, provider } = this.#parts;
    if (!provider.isPaid) return true;
    const name = `${provider.name} ${clock.now().toISOString().slice(0, 10)}`;
    const countUp = async (): Promise<boolean> => {
      const isBelow = { name, pictures: { [Op.lt]: limits.providerImagesPerDay } };
      const [counted] = await ProviderDay.update({ pictures: literal('pictures + 1') }, { where: isBelow });
      return counted === 1;
    };
    if (await countUp()) return true;
    if (await ProviderDay.findByPk(name)) return false;
    await ProviderDay.bulkCreate([{ name }], { ignoreDuplicates: true });
    return countUp();
  }

  /** Seconds until the next day's pictures. */
  secondsUntilReset(): number {
    const now = this.#parts.clock.now().getTime();
    return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  }
}
