import type { i18n } from 'i18next';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useOwnWords } from '../../i18n/useOwnWords.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Toaster } from '../Toaster/Toaster.tsx';
import s from './AppFrame.module.css';

/** What stands around an app once: its languages, the wait for their texts, and the place of messages. */
export function AppFrame({ i18n, children }: { i18n: i18n; children: ReactNode }): ReactElement {
  return (
    <I18nextProvider i18n={i18n}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
      <Toaster />
    </I18nextProvider>
  );
}

function Waiting(): ReactElement {
  const t = useOwnWords();
  return (
    <div className={s.place}>
      <Spinner label={t('loading')} size="large" />
    </div>
  );
}
