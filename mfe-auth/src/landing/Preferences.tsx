import { IconButton, Menu } from '@lineleaf/design-system';
import { LanguagesIcon, MonitorIcon, MoonIcon, SunIcon } from '@lineleaf/design-system/icons';
import { LANGUAGES, type LanguageCode } from '@lineleaf/design-system/languages';
import { storeTheme, type Theme } from '@lineleaf/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Preferences.module.css';

const THEMES = [
  { value: 'light', icon: <SunIcon /> },
  { value: 'dark', icon: <MoonIcon /> },
  { value: 'system', icon: <MonitorIcon /> },
] as const;

interface PreferencesProps {
  /** As it was chosen before. */
  readonly theme: Theme;
  readonly language: string;
  readonly onLanguageChange: (code: LanguageCode) => void;
}

/** Theme and language, as the shell offers them around the screens that it shows. */
export function Preferences({ theme: before, language, onLanguageChange }: PreferencesProps) {
  const { t } = useTranslation('auth');
  const [theme, setTheme] = useState(before);
  return (
    <div className={classes.preferences} data-edge="end">
      <Menu
        trigger={<IconButton label={t('preferences.theme')} icon={<SunIcon />} />}
        items={THEMES.map(({ value, icon }) => ({
          label: t(`preferences.${value}`),
          icon,
          isChecked: value === theme,
          onSelect: () => {
            storeTheme(value);
            setTheme(value);
          },
        }))}
      />
      <Menu
        trigger={<IconButton label={t('preferences.language')} icon={<LanguagesIcon />} />}
        items={LANGUAGES.map(({ code, label }) => ({
          label,
          isChecked: code === language,
          onSelect: () => onLanguageChange(code),
        }))}
      />
    </div>
  );
}
