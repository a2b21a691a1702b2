import type { ExternalToast } from 'sonner';
import { Button } from '../Button/Button.tsx';
import { order } from './messages.ts';

export interface ToastOptions {
  /** How long the message stays; 4000 ms by default. */
  durationMs?: number;
  /** A button in the message; it takes the message away. */
  action?: { readonly label: string; readonly onAction: () => void };
}

type Kind = 'success' | 'error' | 'info' | 'warning';

/**
 * Short messages at the lower right. Errors and warnings interrupt (`alert`), the others wait their turn (`status`). Each
 * returns the id to dismiss it by.
 */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Stays until dismissed. */
  loading: (message: string): string => {
    const id = newId();
    order((list) => list.loading(<p role="status">{message}</p>, { id }));
    return id;
  },
  /** Takes away one message, or all of them. */
  dismiss: (id?: string): void => order((list) => list.dismiss(id)),
};

let shown = 0;

function newId(): string {
  shown += 1;
  return `message-${shown}`;
}

function show(kind: Kind, message: string, { durationMs, action }: ToastOptions = {}): string {
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  const id = newId();
  const options: ExternalToast = durationMs === undefined ? { id } : { id, duration: durationMs };
  if (action) {
    options.action = (
      <Button
        variant="secondary"
        onClick={() => {
          toast.dismiss(id);
          action.onAction();
        }}
      >
        {action.label}
      </Button>
    );
  }
  order((list) => list[kind](<p role={role}>{message}</p>, options));
  return id;
}
