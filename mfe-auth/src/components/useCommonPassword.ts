import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Warns of a new password that many people use; it is taken all the same. Ask on leaving the field: the list is loaded
 * then. Without it (offline) there is no warning.
 */
export function useCommonPassword(password: string): { warning: string | undefined; onBlur: () => void } {
  const { t } = useTranslation('auth');
  const [common, setCommon] = useState<string>();
  const onBlur = () => {
    if (password === '') return;
    import('./commonPasswords.ts').then(
      ({ COMMON_PASSWORDS }) => {
        if (COMMON_PASSWORDS.has(password.toLowerCase())) setCommon(password);
      },
      () => undefined,
    );
  };
  return { warning: common === password ? t('hint.commonPassword') : undefined, onBlur };
}
