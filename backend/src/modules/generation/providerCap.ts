import { createHmac } from 'node:crypto';
import { literal, Op } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { Payment, ProviderDay } from '../../models/index.ts';

export interface ProviderCapParts {
  readonly clock: Clock;
  readonly limits: Limits;
  /** Name of the image provider, and whether its pictures cost money and are capped by the day. */
  readonly provider: { readonly name: string; readonly isPaid: boolean };
  /** Key under which networks are hashed. */
  readonly secret: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of a day's pictures; the others are for those who have bought credits. */
const FREE_SHARE = 0.5;
const CLIENT_KEY_LENGTH = 32;

/**
 * The cap of paid pictures a day (UTC); a second picture for one credit counts like a first. Free ones are bounded by the
 * client's network too and leave a share of the day, so that nobody uses up what others have paid for.
 */
export class ProviderCap {
  readonly #parts: ProviderCapParts;

  constructor(parts: ProviderCapParts) {
    this.#parts = parts;
  }

  /**
   * By what pictures of this user are counted as free, today; null for one who has bought credits, and where pictures cost
   * nothing.
   */
  async clientKey(userId: string, network: string): Promise<string | null> {
    const { provider, secret } = this.#parts;
    if (!provider.isPaid || (await hasBought(userId))) return null;
    const hash = createHmac('sha256', secret).update(`client ${this.#today()} ${network}`).digest('hex');
    return hash.slice(0, CLIENT_KEY_LENGTH);
  }

  /**
   * Counts one picture more, as the last step of the caller's transaction; false when the day's are used up. A picture that
   * then fails stays counted: it may have been paid for.
   */
  async take(clientKey: string | null): Promise<boolean> {
    const { limits, provider } = this.#parts;
    if (!provider.isPaid) return true;
    const day = `${provider.name} ${this.#today()}`;
    const ofAll = { name: day, limit: limits.providerImagesPerDay };
    if (clientKey === null) return countUp(ofAll);
    const ofFree = { name: `${day} free`, limit: Math.ceil(limits.providerImagesPerDay * FREE_SHARE) };
    const ofClient = { name: `${day} ${clientKey}`, limit: limits.providerFreePerIpPerDay };
    // In the same order for all, so that none waits for another in a circle.
    return (await countUp(ofClient)) && (await countUp(ofFree)) && countUp(ofAll);
  }

  /** Seconds until the next day's pictures. */
  secondsUntilReset(): number {
    const now = this.#parts.clock.now().getTime();
    return Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  }

  /** Removes what was counted by client on days before; returns how many counts. */
  forgetClients(): Promise<number> {
    const ofClients = `% ____-__-__ ${'_'.repeat(CLIENT_KEY_LENGTH)}`;
    const name = { [Op.like]: ofClients, [Op.notLike]: `% ${this.#today()} %` };
    return ProviderDay.destroy({ where: { name } });
  }

  #today(): string {
    return this.#parts.clock.now().toISOString().slice(0, 10);
  }
}

/** Whether credits of a payment were granted and not all taken back. */
async function hasBought(userId: string): Promise<boolean> {
  return (await Payment.count({ where: { userId, status: ['paid', 'partially_refunded', 'disputed'] } })) > 0;
}

async function countUp({ name, limit }: { name: string; limit: number }): Promise<boolean> {
  const increment = async (): Promise<boolean> => {
    const isBelow = { name, pictures: { [Op.lt]: limit } };
    const [counted] = await ProviderDay.update({ pictures: literal('pictures + 1') }, { where: isBelow });
    return counted === 1;
  };
  if (await increment()) return true;
  if (await ProviderDay.findByPk(name)) return false;
  await ProviderDay.bulkCreate([{ name }], { ignoreDuplicates: true });
  return increment();
}
