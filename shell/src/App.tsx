import { useSession } from '@lineleaf/api-client';
import { Spinner } from '@lineleaf/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { findRoute } from './federation/findRoute.ts';
import { withOverrides } from './federation/overrides/remoteOverrides.ts';
import { RemoteRoutes } from './federation/RemoteRoutes.tsx';
import { useNewVersionNotice } from './federation/useNewVersionNotice.ts';
import { useRemotes } from './federation/useRemotes.ts';
import { FullPage } from './layout/FullPage/FullPage.tsx';
import { NotFoundScreen } from './layout/NotFoundScreen/NotFoundScreen.tsx';
import { SignedInLayout } from './layout/SignedInLayout/SignedInLayout.tsx';
import { UnavailableScreen } from './layout/UnavailableScreen/UnavailableScreen.tsx';
import { VisitorLayout } from './layout/VisitorLayout/VisitorLayout.tsx';
import { usePaymentReturn } from './session/usePaymentReturn.ts';
import { useRefusedSaves } from './session/useRefusedSaves.ts';
import { tellShellReady } from './telemetry/tellShellReady.ts';

/** The whole product: resolves the session, finds the remote of the path, guards it, and frames it. */
export function App() {
  const { t } = useTranslation('shell');
  const { pathname, state } = useLocation();
  const { status, user } = useSession();
  const { remotes: released, hasFailed, reload } = useRemotes();
  const remotes = user?.is_admin && released ? withOverrides(released) : released;
  usePaymentReturn();
  useRefusedSaves();
  useNewVersionNotice();
  const isReady = status !== 'loading' && remotes !== undefined;
  useEffect(() => {
    if (isReady) tellShellReady();
  }, [isReady]);

  if (hasFailed) return <UnavailableScreen onRetry={reload} />;
  if (status === 'loading' || remotes === undefined) {
    return (
      <FullPage>
        <Spinner label={t('loading')} />
      </FullPage>
    );
  }
  const found = findRoute(remotes, pathname);
  if (!user) {
    if (found?.access !== 'visitor') return <Navigate to="/auth" replace state={state} />;
    return (
      <VisitorLayout>
        <RemoteRoutes remote={found.remote} />
      </VisitorLayout>
    );
  }
  if (found?.access === 'visitor') return <Navigate to="/" replace />;
  const isOpen = found !== undefined && (found.access !== 'admin' || user.is_admin);
  return (
    <SignedInLayout user={user} remotes={remotes}>
      {isOpen ? <RemoteRoutes remote={found.remote} /> : <NotFoundScreen />}
    </SignedInLayout>
  );
}
