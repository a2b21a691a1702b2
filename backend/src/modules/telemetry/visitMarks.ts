import { OUTCOME_KINDS, type ReportKind, VITAL_KINDS, type VitalKind } from '@lineleaf/api-client/contract';
import { literal, Op } from 'sequelize';
import { ReleaseCount, ReleaseVisit, RolloutNetwork } from '../../models/index.ts';

/** What a visit is marked with, so that it counts once. */
export type MarkKind = ReportKind | 'never_ready' | 'visitor' | 'failing';
/** What is counted: reports, and what follows from them. */
export type CountKind = MarkKind | 'step_visitor' | ComparedVital;
/** A vital of a visit whose load of the part came over the network: the judge compares no others. */
export type ComparedVital = `${VitalKind}_over_network`;

/** Never reordered: the place of a kind is its bit. */
const BITS: readonly MarkKind[] = [...OUTCOME_KINDS, ...VITAL_KINDS, 'never_ready', 'visitor', 'failing'];
/** Failing visitors of one network that count in an hour. */
const NETWORK_LIMIT = 3;
/** Canary visitors of one network that carry a step on in an hour; a step needs at least 100. */
const STEP_LIMIT = 10;

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
export function bitsOf(kinds: readonly MarkKind[]): number {
  return kinds.reduce((sum, kind) => sum + 2 ** BITS.indexOf(kind), 0);
}

/** The name by which a vital is compared. */
export function comparedVital(kind: VitalKind): ComparedVital {
  return `${kind}_over_network`;
}

/** Visits without any of these bits. */
export function without(bits: number) {
  return literal(`(marks & ${bits}) = 0`);
}

/**
 * Whether a visit that is marked as a visitor is one of the few of its network that carry a step on in this hour. Visits
 * of the same moment do not see each other on every database, so a few more may pass.
 */
export async function carriesStep({ part, release, hour, network }: ReleaseVisit): Promise<boolean> {
  if (network === null) return false;
  const isVisitor = literal(`(marks & ${bitsOf(['visitor'])}) <> 0`);
  const where = { hour, part, release, network, [Op.and]: [isVisitor] };
  const found = await ReleaseVisit.findAll({ attributes: ['id'], where, limit: STEP_LIMIT + 1 });
  return found.length <= STEP_LIMIT;
}

/** Marks a visit; whether it had not been marked so. */
export async function mark(id: string, kind: MarkKind): Promise<boolean> {
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
