import type { Pointer, PointerStore, ReleaseEvent } from '@lineleaf/releases';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { inTransaction } from '../../database/inTransaction.ts';
import { Setting } from '../../models/index.ts';
import type { AuditLog } from '../admin/auditLog.ts';

interface ReleaseTrailParts {
  readonly sequelize: Sequelize;
  readonly pointers: Pick<PointerStore, 'read'>;
  readonly audit: AuditLog;
  readonly logger: Logger;
}

const NAME = 'told_releases';
const DETAIL_LENGTH = 500;
/** Pipelines and the judge have no account; who it was stands in the detail. */
const NOBODY = { actorId: null, subjectId: null };

/** Copies what happened to releases from the pointer into the audit trail and the log, each event once. */
export class ReleaseTrail {
  readonly #parts: ReleaseTrailParts;

  constructor(parts: ReleaseTrailParts) {
    this.#parts = parts;
  }

  /** Copies what is new; returns how many events this node copied, of several at the same time. */
  async copy(): Promise<number> {
    const { pointers, logger } = this.#parts;
    await Setting.bulkCreate([{ name: NAME, value: '0' }], { ignoreDuplicates: true });
    for (;;) {
      const { value } = await Setting.findByPk(NAME, { rejectOnEmpty: true });
      const { pointer } = await pointers.read();
      if (isTold(pointer, value)) return 0;
      const copied = await this.#copySince(value, pointer);
      if (copied === undefined) continue;
      for (const event of copied) logger.info({ release: event }, 'what is served of a part changed');
      return copied.length;
    }
  }

  /** The events that were new; undefined where another node was first. */
  #copySince(value: string, pointer: Pointer): Promise<ReleaseEvent[] | undefined> {
    const { sequelize, audit } = this.#parts;
    return inTransaction(sequelize, async () => {
      const [taken] = await Setting.update({ value: markOf(pointer) }, { where: { name: NAME, value } });
      if (taken !== 1) return undefined;
      const { generation } = readMark(value);
      // A store that was set up once more counts from the start.
      const since = generation >= pointer.generation ? 0 : generation;
      const fresh = pointer.events.filter((event) => event.generation > since).reverse();
      for (const event of fresh) {
        const detail = detailOf(event).slice(0, DETAIL_LENGTH);
        await audit.record({ kind: `release_${event.action}`, ...NOBODY, detail, at: new Date(event.at) });
      }
      return fresh;
    });
  }
}

/** What was copied last: a generation, and the time of its event. */
function markOf({ generation, events }: Pointer): string {
  return `${generation} ${events[0]?.at ?? ''}`;
}

function readMark(value: string): { readonly generation: number; readonly at: string } {
  const [generation, at = ''] = value.split(' ');
  return { generation: Number(generation), at };
}

/** Whether all of a pointer is copied. One that was read a moment ago may be older than what another node copied. */
function isTold(pointer: Pointer, value: string): boolean {
  const { generation, at } = readMark(value);
  return pointer.generation <= generation && readMark(markOf(pointer)).at <= at;
}

function detailOf({ part, release, share, by, reason }: ReleaseEvent): string {
  return `${part} ${release}, ${share} %, by ${by}${reason === '' ? '' : `: ${reason}`}`;
}
