import { clsx } from 'clsx';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import s from '../components/AlertDialog/AlertDialog.module.css';
import { Button } from '../components/Button/Button.tsx';
import sheet from '../components/Dialog/sheet.module.css';
import { useFocusReturn } from './useFocusReturn.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  cancelLabel: string;
  actionLabel: string;
  /** Runs the action. The dialog stays open until its owner sets `isOpen` to false. */
  onAction: () => void;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** A third way out, between cancel and the action. */
  extraAction?: { label: string; onAction: () => void };
  /** What the answer needs besides, a password for instance; below the description. */
  children?: ReactNode;
}

/** The window of an `AlertDialog`. */
export function AlertDialogWindow(props: AlertDialogProps): ReactElement {
  const { isOpen, onOpenChange, title, description, extraAction, isBusy = false } = props;
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={sheet.backdrop} />
        <Primitive.Content className={clsx(sheet.sheet, s.dialog)} {...focusReturn}>
          <Primitive.Title className={s.title}>{title}</Primitive.Title>
          <Primitive.Description className={sheet.description}>{description}</Primitive.Description>
          {props.children}
          <div className={clsx(sheet.actions, s.actions)}>
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={isBusy}>
                {props.cancelLabel}
              </Button>
            </Primitive.Cancel>
            {extraAction ? (
              <Button variant="secondary" disabled={isBusy} onClick={extraAction.onAction}>
                {extraAction.label}
              </Button>
            ) : null}
            <Button
              variant={props.isDangerous ? 'danger' : 'primary'}
              isBusy={isBusy}
              onClick={props.onAction}
            >
              {props.actionLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
