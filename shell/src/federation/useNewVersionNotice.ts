import { toast } from '@lineleaf/design-system';
import type { Discovery } from '@lineleaf/releases/discovery';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDiscovery, SHELL } from './discovery.ts';
import { runningReleases } from './loadRemoteRoutes.ts';
import { shellRelease } from './shellRelease.ts';

const CHECK_MS = 60_000;
/** Not for good: on a small screen it lies over buttons. */
const NOTICE_MS = 30_000;

/**
 * Tells an open page once when a release that runs in it is no longer served to anybody: it was replaced or taken back.
 * The page works on; loading it once more brings what is served now. Looks every minute, and when the page is seen again.
 */
export function useNewVersionNotice(): void {
  const { t } = useTranslation('shell');
  useEffect(() => {
    let isTold = false;
    const look = async () => {
      if (isTold || document.hidden || !navigator.onLine) return;
      const discovery = await fetchDiscovery().catch(() => undefined);
      if (isTold || !discovery || !isReplaced(discovery)) return;
      isTold = true;
      toast.info(t('newVersion.text'), {
        durationMs: NOTICE_MS,
        action: { label: t('newVersion.reload'), onAction: () => location.reload() },
      });
    };
    const timer = setInterval(() => void look(), CHECK_MS);
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [t]);
}

function isReplaced({ microFrontends }: Discovery): boolean {
  const running = [[SHELL, shellRelease()] as const, ...runningReleases()];
  return running.some(([part, release]) => {
    const served = microFrontends[part];
    return (
      release !== '' && served !== undefined && !served.some(({ metadata }) => metadata.version === release)
    );
  });
}
