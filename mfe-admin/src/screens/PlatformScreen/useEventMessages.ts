import type { ReleaseEvent, ReleaseOverview } from '@lineleaf/api-client/contract';
import { toast } from '@lineleaf/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartName } from './usePartName.ts';

/** Says in a message, and once, what has happened to the releases since the last look; nothing at the first one. */
export function useEventMessages(overview: ReleaseOverview | undefined): void {
  const { t } = useTranslation('admin');
  const partName = usePartName();
  const seen = useRef<ReleaseOverview>(undefined);
  useEffect(() => {
    if (!overview || overview === seen.current) return;
    const news = seen.current ? eventsSince(overview, seen.current) : [];
    seen.current = overview;
    for (const { part, action, release } of news) {
      toast.info(
        t('platform.news', { part: partName(part), release, what: t(`audit.kinds.release_${action}`) }),
      );
    }
  }, [overview, partName, t]);
}

/** What `now` tells beyond `before`, the oldest first. */
function eventsSince(now: ReleaseOverview, before: ReleaseOverview): readonly ReleaseEvent[] {
  if (now.generation <= before.generation) return [];
  const known = new Set(before.events.map(keyOf));
  return now.events.filter((event) => !known.has(keyOf(event))).reverse();
}

function keyOf({ at, part, action, release }: ReleaseEvent): string {
  return [at, part, action, release].join(' ');
}
