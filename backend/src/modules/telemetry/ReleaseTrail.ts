import type { Pointer, ReleaseEvent } from '@lineleaf/releases';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { inTransaction } from '../../database/inTransaction.ts';
import { Setting } from '../../models/index.ts';
import type { AuditLog } from '../admin/auditLog.ts';

const NAME = 'told_releases';
const DETAIL_LENGTH = 500;
/** Pipelines and the judge have no account; who it was stands in the detail. */
const NOBODY = { actorId: null, subjectId: null };

/** Copies what happened to releases from the pointer into the audit trail and the log, each event once. */
export class ReleaseTrail {
  readonly #parts: { readonly sequelize: Sequelize; readonly audit: AuditLog; readonly logger: Logger };

  constructor(parts: { sequelize: Sequelize; audit: AuditLog; logger: Logger }) {
    this.#parts = parts;
  }

  /** Answers how many events were new; of several nodes at the same time one copies them. */
  async copy({ generation, events }: Pointer): Promise<number> {
    const { sequelize, audit, logger } = this.#parts;
    const told = await inTransaction(sequelize, async () => {
      await Setting.bulkCreate([{ name: NAME, value: '0' }], { ignoreDuplicates: true });
      const { value } = await Setting.findByPk(NAME, { rejectOnEmpty: true });
      if (value === String(generation)) return [];
      const [taken] = await Setting.update({ value: String(generation) }, { where: { name: NAME, value } });
      // A store that was set up once more counts from the start.
      const since = Number(value) > generation ? 0 : Number(value);
      const fresh = taken === 1 ? events.filter((event) => event.generation > since).reverse() : [];
      for (const event of fresh) {
        const detail = detailOf(event).slice(0, DETAIL_LENGTH);
        await audit.record({ kind: `release_${event.action}`, ...NOBODY, detail, at: new Date(event.at) });
      }
      return fresh;
    });
    for (const event of told) logger.info({ release: event }, 'what is served of a part changed');
    return told.length;
  }
}

function detailOf({ part, release, share, by, reason }: ReleaseEvent): string {
  return `${part} ${release}, ${share} %, by ${by}${reason === '' ? '' : `: ${reason}`}`;
}
