import type { ReleasedPart, ReleaseEvent } from '@lineleaf/api-client/contract';
import { VisuallyHidden } from '@lineleaf/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PartsTable.module.css';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { useActorName } from './useActorName.ts';
import { useFormats } from './useFormats.ts';

interface HistoryProps {
  part: ReleasedPart;
  /** The part's, in words. */
  name: string;
  /** Of this part, the newest first. */
  events: readonly ReleaseEvent[];
}

/** The releases that one can go back to and what happened to the part, behind a disclosure. */
export function History({ part, name, events }: HistoryProps): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <details className={s.history}>
      <summary>
        {t('platform.history.open')}
        <VisuallyHidden> – {name}</VisuallyHidden>
      </summary>
      <div className={s.historyBody}>
        <section className={s.historyPart}>
          <h2>{t('platform.history.previous')}</h2>
          {part.previous.length === 0 ? <p className={s.soft}>{t('platform.history.noPrevious')}</p> : null}
          <ol className={s.historyList}>
            {part.previous.map((release) => (
              <li key={`${release.release} ${release.since}`}>
                <ReleaseFacts {...release} at={release.since} />
              </li>
            ))}
          </ol>
        </section>
        <section className={s.historyPart}>
          <h2>{t('platform.history.events')}</h2>
          {events.length === 0 ? <p className={s.soft}>{t('platform.history.noEvents')}</p> : null}
          <ol className={s.historyList}>
            {events.map((event) => (
              <li key={`${event.at} ${event.action} ${event.release}`}>
                <Happened event={event} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </details>
  );
}

function Happened({ event }: { event: ReleaseEvent }): ReactElement {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const actorName = useActorName();
  return (
    <div className={s.facts}>
      <span>
        <b>{t(`audit.kinds.release_${event.action}`)}</b> · {formats.percent(event.share)}
      </span>
      <span className={s.release}>{event.release}</span>
      {event.reason ? <p className={s.reason}>{event.reason}</p> : null}
      <span className={s.soft}>
        <time dateTime={event.at}>{formats.moment(event.at)}</time> · {actorName(event.by)}
      </span>
    </div>
  );
}
