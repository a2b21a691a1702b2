import { Field } from '@lineleaf/design-system';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface AccountFieldProps<AutoComplete extends string> {
  /** Of the control, for markup that is made beforehand; one of its own where it is left out. */
  readonly id?: string;
  /** Tells password keepers which account, or which of its passwords, is asked for. */
  readonly autoComplete: AutoComplete;
  readonly error?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks for an e-mail address. */
export function EmailField({ onChange, ...field }: AccountFieldProps<'email' | 'username'>) {
  const { t } = useTranslation('auth');
  return (
    <Field
      {...field}
      label={t('field.email')}
      type="email"
      name="email"
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface PasswordFieldProps extends AccountFieldProps<'current-password' | 'new-password'> {
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** Asks for the account's password. */
export function PasswordField({ onChange, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <Field
      {...field}
      label={t('field.password')}
      type="password"
      name="password"
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface CodeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks for the code of an authenticator app; unless `hint` says otherwise, a recovery code does too. */
export function CodeField({ onChange, hint, ...field }: CodeFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <Field
      {...field}
      label={t('field.code')}
      hint={hint ?? t('field.codeHint')}
      name="totp"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
