import { type ExternalToast, toast as sonner } from 'sonner';
import { Button } from '../Button/Button.tsx';

export interface ToastOptions {
  /** How long the message stays; 4000 ms unless told. */
  durationMs?: number;
  /** A button in the message; it takes the message away. */
  action?: { readonly label: string; readonly onAction: () => void };
}

type Kind = 'success' | 'error' | 'info' | 'warning';

/** Short messages at the lower right. Errors and warnings interrupt (`alert`), the others wait their turn (`status`). */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  /** Stays until dismissed; answers the id to dismiss it by. */
  loading: (message: string): string | number => sonner.loading(<p role="status">{message}</p>),
  /** Takes away one message, or all of them. */
  dismiss: (id?: string | number): void => {
    sonner.dismiss(id);
  },
};

function show(kind: Kind, message: string, { durationMs, action }: ToastOptions = {}): void {
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  const options: ExternalToast = durationMs === undefined ? {} : { duration: durationMs };
  if (action) {
    options.action = (
      <Button
        variant="secondary"
        onClick={() => {
          sonner.dismiss(id);
          action.onAction();
        }}
      >
        {action.label}
      </Button>
    );
  }
  const id = sonner[kind](<p role={role}>{message}</p>, options);
}
