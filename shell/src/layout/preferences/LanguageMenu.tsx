import { IconButton, Menu } from '@lineleaf/design-system';
import { LANGUAGES, setLanguage } from '@lineleaf/design-system/i18n';
import { LanguagesIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';

/** Chooses the language; each is named in itself. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('shell');
  return (
    <Menu
      trigger={<IconButton label={t('language.label')} icon={<LanguagesIcon />} variant="ghost" />}
      items={LANGUAGES.map(({ code, label }) => ({
        label,
        isChecked: code === i18n.resolvedLanguage,
        onSelect: () => void setLanguage(code),
      }))}
    />
  );
}
