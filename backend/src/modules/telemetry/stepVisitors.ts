import type { Rollout } from '@lineleaf/releases';
import { Op } from 'sequelize';
import { ReleaseCount } from '../../models/index.ts';
import { minuteOf } from './minutes.ts';

/**
 * Visitors who were given a part's canary over the network since its step began, of each network as many as may carry it
 * on.
 */
export async function stepVisitorsOf(part: string, { release, steppedAt }: Rollout): Promise<number> {
  // The minute in which the step began is partly that of the step before.
  const minute = { [Op.gt]: minuteOf(new Date(steppedAt)) };
  const where = { part, release: release.release, kind: 'step_visitor', minute };
  // MySQL answers a sum as a text.
  return Number((await ReleaseCount.sum('total', { where })) ?? 0);
}
