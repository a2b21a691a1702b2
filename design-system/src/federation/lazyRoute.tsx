import {
  Component,
  type ComponentType,
  isValidElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { Button } from '../components/Button/Button.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { useOwnWords } from '../i18n/useOwnWords.ts';
import { refetchFailedFiles } from './failedFiles.ts';
import s from './lazyRoute.module.css';

type LoadScreen = () => Promise<{ default: ComponentType }>;

interface Cell {
  Screen: ComponentType;
}

let madeCells = 0;

/**
 * The element of a route whose screen is fetched when it is first shown. While it comes, a spinner shows; if its code
 * cannot be had or it breaks, an error with a retry that fetches it again. The router's own `lazy` keeps a rejection.
 */
export function lazyRoute(load: LoadScreen): ReactElement {
  const cell: Cell = { Screen: lazy(load) };
  madeCells += 1;
  return <LazyScreen key={madeCells} cell={cell} load={load} />;
}

/** Fetches the screen of a route ahead of its use; a failure shows only when it is opened. Other elements need nothing. */
export function preloadScreen(element: ReactNode): void {
  if (!isValidElement<LazyScreenProps>(element) || element.type !== LazyScreen) return;
  element.props.load().catch(() => undefined);
}

interface LazyScreenProps {
  cell: Cell;
  load: LoadScreen;
}

function LazyScreen({ cell, load }: LazyScreenProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const { Screen } = cell;
  const retry = () => {
    cell.Screen = lazy(() => refetchFailedFiles().then(load));
    setAttempt((count) => count + 1);
  };
  return (
    <ScreenBoundary key={attempt} fallback={<Failed onRetry={retry} />}>
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

function Waiting(): ReactElement {
  const t = useOwnWords();
  return (
    <div className={s.place}>
      <Spinner label={t('screen.loading')} />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useOwnWords();
  return (
    <div className={s.place}>
      <ErrorState
        isWholeScreen
        title={t('screen.failedTitle')}
        description={t('screen.failedDescription')}
        action={<Button onClick={onRetry}>{t('screen.retry')}</Button>}
      />
    </div>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class ScreenBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
