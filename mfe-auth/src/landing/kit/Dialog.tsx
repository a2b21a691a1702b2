import type { DialogProps } from '@lineleaf/design-system';
import { XIcon } from '@lineleaf/design-system/icons';
import { dialogLook, sheetLook } from '@lineleaf/design-system/light';
import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import s from './Dialog.module.css';

/** A modal window of the browser's own: focus stays inside and returns to where it was; Escape, the cross and a click outside close it. */
export function Dialog({ isOpen, onOpenChange, title, size, children }: DialogProps): ReactElement {
  const { t } = useTranslation('ds');
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  const close = () => onOpenChange(false);
  const closeOutside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click outside does
    <dialog
      ref={ref}
      className={`${sheetLook.sheet} ${s.dialog}`}
      data-size={size}
      aria-labelledby="dialog-title"
      onClose={close}
      onClick={closeOutside}
    >
      <h2 id="dialog-title" className={dialogLook.title}>
        {title}
      </h2>
      {/* It scrolls: arrow keys reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={dialogLook.body} tabIndex={0}>
        <div className={dialogLook.content}>{children}</div>
      </div>
      <button type="button" className={dialogLook.close} aria-label={t('close')} onClick={close}>
        <XIcon aria-hidden="true" />
      </button>
    </dialog>
  );
}
