import type { ReleaseEvent, ReleaseRollout } from '@lineleaf/api-client/contract';
import { Badge, type BadgeProps } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PartsTable.module.css';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useActorName } from './useActorName.ts';
import { useFormats } from './useFormats.ts';

const TONES: Record<ReleaseRollout['state'], BadgeProps['tone']> = {
  running: 'success',
  paused: 'neutral',
  held: 'danger',
  waiting: 'accent',
};

interface CanaryStateProps {
  rollout: ReleaseRollout | null;
  /** How the last one ended, for a part without a rollout. */
  end: ReleaseEvent | undefined;
  isCounting: boolean;
}

/** The release on trial with its share, its state and why; without one, how the last one ended. */
export function CanaryState({ rollout, end, isCounting }: CanaryStateProps): ReactElement {
  const { t } = useTranslation('admin');
  if (!rollout) {
    return (
      <div className={s.facts}>
        <span className={s.soft}>{t('platform.canary.none')}</span>
        {end ? <End event={end} /> : null}
      </div>
    );
  }
  const { state, step, steps, step_visitors: seen, needed_visitors: needed } = rollout;
  return (
    <div className={s.facts}>
      <ReleaseFacts {...rollout} at={rollout.started_at} by={rollout.started_by} />
      <ShareBar share={rollout.share} steps={steps.map(({ share }) => share)} />
      <span>
        <Badge tone={TONES[state]}>{t(`platform.states.${state}`)}</Badge>
      </span>
      {rollout.reason ? <p className={s.reason}>{rollout.reason}</p> : null}
      <span className={s.soft}>
        {t('platform.canary.step', { step: step + 1, steps: steps.length })}
        {isCounting ? ` · ${t('platform.canary.visitors', { seen, needed })}` : null}
      </span>
    </div>
  );
}

function End({ event }: { event: ReleaseEvent }): ReactElement {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const actorName = useActorName();
  return (
    <>
      <span>
        <Badge tone={event.action === 'rolled_back' ? 'danger' : 'neutral'}>
          {t(`audit.kinds.release_${event.action}`)}
        </Badge>
      </span>
      <span className={s.release}>{event.release}</span>
      {event.reason ? <p className={s.reason}>{event.reason}</p> : null}
      <span className={s.soft}>
        <time dateTime={event.at}>{formats.moment(event.at)}</time> · {actorName(event.by)}
      </span>
    </>
  );
}
