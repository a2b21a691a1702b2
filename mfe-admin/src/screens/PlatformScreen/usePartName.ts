import { useTranslation } from 'react-i18next';

/** What a part is, in words; one that has no words yet goes by its folder. */
export function usePartName(): (part: string) => string {
  const { t } = useTranslation('admin');
  return (part) => {
    const name = part.replace(/^mfe-/, '');
    return t(`platform.parts.${name}`, { defaultValue: part });
  };
}
