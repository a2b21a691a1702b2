import type { ReleaseAction, ReleasedPart, ReleaseOverview } from '@lineleaf/api-client/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { canaryEnd } from './canaryEnd.ts';
import { PartRow } from './PartRow.tsx';
import s from './PartsTable.module.css';

const COLUMNS = ['part', 'live', 'canary', 'figures', 'actions', 'history'] as const;

interface PartsTableProps {
  overview: ReleaseOverview;
  onAsk: (action: ReleaseAction, part: ReleasedPart) => void;
}

/**
 * A row a part, laid out as a grid and on a phone as a card. The roles are said once more: a browser may drop those of a
 * table that is laid out otherwise.
 */
export function PartsTable({ overview, onAsk }: PartsTableProps): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <div className={s.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={s.table} aria-label={t('platform.table')}>
        <thead role="rowgroup" className={s.head}>
          <tr role="row" className={s.row}>
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col" data-column={column}>
                {t(`platform.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rowsOf(overview).map(({ part, events }) => (
            <PartRow
              key={part.part}
              part={part}
              events={events}
              isCounting={overview.counting}
              onAsk={(action) => onAsk(action, part)}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}

/** Parts with a trial, or with one that has ended, come before the others: on a phone those are far below. */
function rowsOf({ parts, events }: ReleaseOverview) {
  const rows = parts.map((part) => ({ part, events: events.filter((event) => event.part === part.part) }));
  const hasTrial = (row: (typeof rows)[number]) => row.part.rollout !== null || canaryEnd(row.events);
  return [...rows.filter(hasTrial), ...rows.filter((row) => !hasTrial(row))];
}
