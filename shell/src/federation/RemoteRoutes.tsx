import { Button, ErrorState, Spinner } from '@lineleaf/design-system';
import { RefreshIcon } from '@lineleaf/design-system/icons';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useLocation, useRoutes } from 'react-router';
import { showOnScreen } from '../telemetry/onScreen.ts';
import type { Remote } from './discovery.ts';
import { routeOf } from './findRoute.ts';
import { loadRemoteRoutes, readyRoutes, retryRemoteRoutes } from './loadRemoteRoutes.ts';
import classes from './RemoteRoutes.module.css';

type LoadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly routes: RouteObject[] };

interface RemoteRoutesProps {
  readonly remote: Remote;
}

/** Shows a remote's screens, at once if it is there; while it loads a spinner, when it fails a card with Retry in its own place. */
export function RemoteRoutes({ remote }: RemoteRoutesProps) {
  return <LoadedRemote key={remote.name} remote={remote} />;
}

function LoadedRemote({ remote }: RemoteRoutesProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [state, setState] = useState<LoadState>(() => stateOf(readyRoutes(remote)));
  const [attempt, setAttempt] = useState(0);

  const settle = (loading: Promise<RouteObject[]>) => {
    setState({ status: 'loading' });
    loading.then(
      (routes) => setState({ status: 'ready', routes }),
      () => setState({ status: 'failed' }),
    );
  };
  const { path = '', needsRoom } = routeOf(remote, pathname) ?? {};
  useEffect(() => showOnScreen(remote.name, path), [remote.name, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a load begins when the remote is shown, never otherwise
  useEffect(() => {
    if (state.status === 'loading') settle(loadRemoteRoutes(remote));
  }, []);

  if (state.status === 'loading') {
    return (
      <div className={classes.card} data-needs-room={needsRoom}>
        <Spinner label={t('loading')} />
      </div>
    );
  }
  const onRetry = () => {
    setAttempt(attempt + 1);
    settle(retryRemoteRoutes(remote));
  };
  if (state.status === 'failed') return <FailedRemote onRetry={onRetry} />;
  return (
    <RemoteBoundary fallback={<FailedRemote onRetry={onRetry} />} key={`${remote.name} ${attempt}`}>
      <div className={classes.screen} data-needs-room={needsRoom}>
        <RemoteScreen routes={state.routes} />
      </div>
    </RemoteBoundary>
  );
}

function stateOf(routes: RouteObject[] | undefined): LoadState {
  return routes ? { status: 'ready', routes } : { status: 'loading' };
}

function RemoteScreen({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

function FailedRemote({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.card}>
      <ErrorState
        isWholeScreen
        title={t('remote.failedTitle')}
        description={t('remote.failedText')}
        action={
          <Button icon={<RefreshIcon />} onClick={onRetry}>
            {t('remote.retry')}
          </Button>
        }
      />
    </div>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a remote that throws while drawing from taking the shell down. */
class RemoteBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
