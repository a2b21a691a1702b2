import type { ReleaseAction, ReleasedPart } from '@lineleaf/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from './useFormats.ts';

/** What an action will do to whom, in a sentence or two. */
export function useConsequence(): (action: ReleaseAction, part: ReleasedPart, isCounting: boolean) => string {
  const { t } = useTranslation('admin');
  const { percent } = useFormats();
  return (action, { live, previous, rollout }, isCounting) => {
    if (!rollout) {
      return t('platform.consequence.rollbackLive', {
        live: live.release,
        release: previous[0]?.release ?? '',
      });
    }
    const facts = { release: rollout.release, live: live.release, share: percent(rollout.share) };
    const said = t(`platform.consequence.${action}`, facts);
    const isWatched = isCounting && action === 'pause';
    return isWatched ? `${said} ${t('platform.consequence.watched')}` : said;
  };
}
