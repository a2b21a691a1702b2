import type { ReleaseAction, ReleasedPart, ReleaseEvent } from '@lineleaf/api-client/contract';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CanaryState } from './CanaryState.tsx';
import { canaryEnd } from './canaryEnd.ts';
import { Figures } from './Figures.tsx';
import { History } from './History.tsx';
import s from './PartsTable.module.css';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { RowActions } from './RowActions.tsx';
import { usePartName } from './usePartName.ts';

interface PartRowProps {
  part: ReleasedPart;
  /** Of this part, the newest first. */
  events: readonly ReleaseEvent[];
  isCounting: boolean;
  onAsk: (action: ReleaseAction) => void;
}

/** One part: what it is, what is live, what is on trial, how both run, and what can be done. */
export function PartRow({ part, events, isCounting, onAsk }: PartRowProps): ReactElement {
  const name = usePartName()(part.part);
  const { t } = useTranslation('admin');
  const nameId = useId();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see PartsTable
    <tr role="row" className={s.row}>
      <th role="rowheader" scope="row" data-column="part">
        <span id={nameId} className={s.name}>
          {name}
        </span>
        {name === part.part ? null : <code className={s.folder}>{part.part}</code>}
      </th>
      <td role="cell" data-column="live" data-label={t('platform.columns.live')}>
        <ReleaseFacts {...part.live} at={part.live.since} />
      </td>
      <td role="cell" data-column="canary" data-label={t('platform.columns.canary')}>
        <CanaryState rollout={part.rollout} end={canaryEnd(events)} isCounting={isCounting} />
      </td>
      <td role="cell" data-column="figures" data-label={t('platform.columns.figures')}>
        <Figures counts={part.counts} isCounting={isCounting} />
      </td>
      <td role="cell" data-column="actions">
        <RowActions part={part} nameId={nameId} onAsk={onAsk} />
      </td>
      <td role="cell" data-column="history">
        <History part={part} name={name} events={events} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see PartsTable
  );
}
