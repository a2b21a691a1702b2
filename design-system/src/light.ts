/*
 * What a page is made of that must be small: the components that need nothing but React's interface, and the looks of
 * those that stand on a library here.
 */
export { copyText } from './clipboard/copyText.ts';
export { Button } from './components/Button/Button.tsx';
export { default as surfaceLook } from './components/Button/surface.module.css';
export { Card } from './components/Card/Card.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export { default as dialogLook } from './components/Dialog/Dialog.module.css';
export { default as sheetLook } from './components/Dialog/sheet.module.css';
export { Field } from './components/Field/Field.tsx';
export { default as iconButtonLook } from './components/IconButton/IconButton.module.css';
export { Logo } from './components/Logo/Logo.tsx';
export { default as menuLook } from './components/Menu/Menu.module.css';
export { default as pictureLook } from './components/PageImage/PageImage.module.css';
export { TabPanel, Tabs } from './components/Tabs/Tabs.tsx';
export { TermsSections } from './components/TermsText/TermsSections.tsx';
