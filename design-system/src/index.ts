export { copyText } from './clipboard/copyText.ts';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { AppFrame } from './components/AppFrame/AppFrame.tsx';
export { Avatar } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './components/Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { DataTable, type DataTableColumn, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { TableView, type TableViewColumn, type TableViewProps } from './components/DataTable/TableView.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { Field, type FieldProps } from './components/Field/Field.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Kbd } from './components/Kbd/Kbd.tsx';
export { Logo } from './components/Logo/Logo.tsx';
export { Menu, type MenuAction, type MenuItem, type MenuProps } from './components/Menu/Menu.tsx';
export { PageImage, type PageImageProps } from './components/PageImage/PageImage.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Screen, type ScreenProps } from './components/Screen/Screen.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx';
export { type Tab, TabPanel, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { TermsText } from './components/TermsText/TermsText.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { Toaster } from './components/Toaster/Toaster.tsx';
export { type ToastOptions, toast } from './components/Toaster/toast.tsx';
export { Tooltip } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { refetchFailedFiles, watchFailedFiles } from './federation/failedFiles.ts';
export { lazyRoute } from './federation/lazyRoute.tsx';
export * from './icons/index.ts';
export { NamedIcon } from './icons/NamedIcon.tsx';
export { applyStoredTheme, type Theme, useTheme } from './theme/theme.ts';
