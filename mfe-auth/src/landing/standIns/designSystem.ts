/*
 * Stands in for the design system on the landing's own page: the light parts as they are, the others made of what
 * browsers bring.
 */
export * from '@lineleaf/design-system/light';
export { Dialog } from '../kit/Dialog.tsx';
export { IconButton } from '../kit/IconButton.tsx';
export { Menu } from '../kit/Menu.tsx';
export { PageImage } from '../kit/PageImage.tsx';
export { TermsText } from '../kit/TermsText.tsx';
export { toast } from '../kit/toast.ts';
