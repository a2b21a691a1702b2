import { copyText, IconButton, toast } from '@lineleaf/design-system';
import { CopyIcon } from '@lineleaf/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PartsTable.module.css';
import { useActorName } from './useActorName.ts';
import { useFormats } from './useFormats.ts';

/** As many letters of a commit as tell it from others. */
const SHORT_COMMIT = 7;

interface ReleaseFactsProps {
  release: string;
  /** Empty where it is unknown. */
  commit: string;
  at: string;
  by: string;
}

/** A release: its name, its commit to copy, since when and by whom. */
export function ReleaseFacts({ release, commit, at, by }: ReleaseFactsProps): ReactElement {
  const formats = useFormats();
  const actorName = useActorName();
  return (
    <div className={s.facts}>
      <span className={s.releaseLine}>
        <span className={s.release}>{release}</span>
        {commit ? <Commit commit={commit} /> : null}
      </span>
      <span className={s.soft}>
        <time dateTime={at}>{formats.moment(at)}</time> · {actorName(by)}
      </span>
    </div>
  );
}

function Commit({ commit }: { commit: string }): ReactElement {
  const { t } = useTranslation('admin');
  const short = commit.slice(0, SHORT_COMMIT);
  const copy = async () => {
    if (await copyText(commit)) toast.success(t('platform.commit.copied'));
    else toast.error(t('platform.commit.failed'));
  };
  return (
    <span className={s.commit}>
      <code>{short}</code>
      <IconButton
        label={t('platform.commit.copy', { commit: short })}
        icon={<CopyIcon />}
        onClick={() => void copy()}
      />
    </span>
  );
}
