import { useLatePart } from '@lineleaf/design-system';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { RenameDialog as RenameWindow } from './RenameDialog.tsx';

const loadRenameDialog = async () => (await import('./RenameDialog.tsx')).RenameDialog;

/** The dialog to rename a page, as soon as its code is there; closed where it cannot be had. */
export function LateRenameDialog(props: ComponentProps<typeof RenameWindow>) {
  const { t } = useTranslation('studio');
  const RenameDialog = useLatePart(loadRenameDialog, {
    isWanted: true,
    message: t('latePart.failed'),
    onFail: props.onClose,
  });
  return RenameDialog ? <RenameDialog {...props} /> : null;
}
