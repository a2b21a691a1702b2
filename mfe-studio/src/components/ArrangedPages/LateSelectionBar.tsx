import { useLatePart } from '@lineleaf/design-system';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionBar as Bar } from './SelectionBar.tsx';

const loadSelectionBar = async () => (await import('./SelectionBar.tsx')).SelectionBar;

/** What can be done with the selected pages, as soon as its code is there. Where it cannot be had the selection ends. */
export function LateSelectionBar(props: ComponentProps<typeof Bar>) {
  const { t } = useTranslation('studio');
  const SelectionBar = useLatePart(loadSelectionBar, {
    isWanted: true,
    message: t('latePart.failed'),
    onFail: props.onEnd,
  });
  return SelectionBar ? <SelectionBar {...props} /> : null;
}
