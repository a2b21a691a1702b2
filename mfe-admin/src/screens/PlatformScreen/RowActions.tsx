import type { ReleaseAction, ReleasedPart } from '@lineleaf/api-client/contract';
import { Button } from '@lineleaf/design-system';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PartsTable.module.css';

interface RowActionsProps {
  part: ReleasedPart;
  /** Id of the part's name, which tells the buttons of one row from those of another. */
  nameId: string;
  onAsk: (action: ReleaseAction) => void;
}

/** What can be done to a part; what cannot be done now is disabled, and the row says why. */
export function RowActions({ part, nameId, onAsk }: RowActionsProps): ReactElement {
  const { t } = useTranslation('admin');
  const whyNotId = useId();
  const { rollout, previous } = part;
  const canGoBack = rollout !== null || previous.length > 0;
  const reasons = [
    ...(rollout ? [] : [t('platform.actions.needCanary')]),
    ...(canGoBack ? [] : [t('platform.actions.needPrevious')]),
  ];
  const isStanding = rollout !== null && rollout.state !== 'running';
  const stop = isStanding ? 'resume' : 'pause';
  const described = { 'aria-describedby': reasons.length > 0 ? `${nameId} ${whyNotId}` : nameId };
  return (
    <div className={s.actions}>
      <Button {...described} disabled={!rollout} onClick={() => onAsk('promote')}>
        {t('platform.actions.promote')}
      </Button>
      <Button {...described} variant="secondary" disabled={!rollout} onClick={() => onAsk(stop)}>
        {t(`platform.actions.${stop}`)}
      </Button>
      <Button {...described} variant="secondary" disabled={!canGoBack} onClick={() => onAsk('rollback')}>
        {t('platform.actions.rollback')}
      </Button>
      {reasons.length > 0 ? (
        <p id={whyNotId} className={s.soft}>
          {reasons.join(' ')}
        </p>
      ) : null}
    </div>
  );
}
