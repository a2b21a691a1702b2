import { type FocusEvent, type ReactElement, useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { deliverMessages } from '../components/Toaster/messages.ts';
import s from '../components/Toaster/Toaster.module.css';
import { useOwnWords } from '../i18n/useOwnWords.ts';

const DEFAULT_DURATION_MS = 4000;
const VISIBLE_TOASTS = 3;

/** The messages on the screen. */
export function MessageList(): ReactElement {
  const t = useOwnWords();
  // After the list's own effect: from then on it hears of messages.
  useEffect(() => deliverMessages(sonner), []);
  return (
    <div onFocusCapture={hideFocus}>
      <Sonner
        position="bottom-right"
        visibleToasts={VISIBLE_TOASTS}
        duration={DEFAULT_DURATION_MS}
        containerAriaLabel={t('notifications')}
        className={s.toaster}
        toastOptions={{ classNames: { toast: s.toast, icon: s.icon } }}
      />
    </div>
  );
}

/** Sonner gives the focus back to where it came from when it leaves a message: Tab would never lead past one. */
function hideFocus(event: FocusEvent): void {
  event.stopPropagation();
}
