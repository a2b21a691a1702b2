import { OUTCOME_KINDS, type ReportKind, VITAL_KINDS } from '@lineleaf/api-client/contract';
import { literal, Op } from 'sequelize';
import { ReleaseCount, ReleaseVisit, RolloutNetwork } from '../../models/index.ts';

/** What is counted: reports, and what follows from them. */
export type CountKind = ReportKind | 'never_ready' | 'visitor' | 'failing';

/** Never reordered: the place of a kind is its bit. */
const BITS: readonly CountKind[] = [...OUTCOME_KINDS, ...VITAL_KINDS, 'never_ready', 'visitor', 'failing'];
/** Failing visitors of one network that count in an hour. */
const NETWORK_LIMIT = 3;

/** One thing to count. */
export interface Counted {
  readonly part: string;
  readonly release: string;
  readonly minute: number;
  readonly kind: CountKind;
  readonly route: string;
  readonly viewport: string;
  /** -1 for what is no vital. */
  readonly bucket: number;
}

/** The bits of these kinds together. */
export function bitsOf(kinds: readonly CountKind[]): number {
  return kinds.reduce((sum, kind) => sum + 2 ** BITS.indexOf(kind), 0);
}

/** Visits without any of these bits. */
export function without(bits: number) {
  return literal(`(marks & ${bits}) = 0`);
}

/** Marks a visit; whether it had not been marked so. */
export async function mark(id: string, kind: CountKind): Promise<boolean> {
  const bit = bitsOf([kind]);
  const [marked] = await ReleaseVisit.update(
    { marks: literal(`marks + ${bit}`) },
    { where: { id, [Op.and]: [without(bit)] } },
  );
  return marked === 1;
}

/** Counts one more. */
export async function countUp(counted: Counted): Promise<void> {
  const increment = async () => {
    const [updated] = await ReleaseCount.update({ total: literal('total + 1') }, { where: { ...counted } });
    return updated === 1;
  };
  if (await increment()) return;
  await ReleaseCount.bulkCreate([{ ...counted }], { ignoreDuplicates: true });
  await increment();
}

/** Counts one more failing visitor of a network; false where enough of it were counted in this hour. */
export async function countNetwork(key: NetworkKey): Promise<boolean> {
  const increment = async () => {
    const where = { ...key, failing: { [Op.lt]: NETWORK_LIMIT } };
    const [updated] = await RolloutNetwork.update({ failing: literal('failing + 1') }, { where });
    return updated === 1;
  };
  if (await increment()) return true;
  await RolloutNetwork.bulkCreate([{ ...key }], { ignoreDuplicates: true });
  return increment();
}

interface NetworkKey {
  readonly rollout: string;
  readonly arm: 'canary' | 'live';
  readonly network: string;
  readonly hour: number;
}
