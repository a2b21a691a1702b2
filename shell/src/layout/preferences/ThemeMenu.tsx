import { IconButton, Menu, useTheme } from '@lineleaf/design-system';
import { MonitorIcon, MoonIcon, SunIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';

const ICONS = { light: <SunIcon />, dark: <MoonIcon />, system: <MonitorIcon /> } as const;
const THEMES = ['light', 'dark', 'system'] as const;

/** Chooses light, dark, or what the system says. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const { theme, setTheme } = useTheme();
  return (
    <Menu
      trigger={<IconButton label={t('theme.label')} icon={ICONS[theme]} variant="ghost" />}
      items={THEMES.map((value) => ({
        label: t(`theme.${value}`),
        icon: ICONS[value],
        isChecked: value === theme,
        onSelect: () => setTheme(value),
      }))}
    />
  );
}
