import type { ReactElement } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useOwnWords } from '../../i18n/useOwnWords.ts';
import s from './Toaster.module.css';

const DEFAULT_DURATION_MS = 4000;
const VISIBLE_TOASTS = 3;

/** The place where messages appear. Rendered once, by the shell or a standalone start. */
export function Toaster(): ReactElement {
  const t = useOwnWords();
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={VISIBLE_TOASTS}
      duration={DEFAULT_DURATION_MS}
      containerAriaLabel={t('notifications')}
      className={s.toaster}
      toastOptions={{ classNames: { toast: s.toast, icon: s.icon } }}
    />
  );
}
