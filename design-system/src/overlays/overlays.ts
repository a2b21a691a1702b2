export { AlertDialogWindow } from './AlertDialogWindow.tsx';
export { DialogWindow } from './DialogWindow.tsx';
export { MenuList } from './MenuList.tsx';
export { MessageList } from './MessageList.tsx';
export { TooltipBubble } from './TooltipBubble.tsx';
