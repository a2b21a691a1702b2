import { Button, Checkbox } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import classes from './AuthCard.module.css';
import { openTerms } from './termsWindow.ts';

interface TermsConsentProps {
  readonly hasAccepted: boolean;
  readonly onChange: (hasAccepted: boolean) => void;
  readonly error: string | undefined;
}

/** The box named `terms` to accept the Terms of Service, and the button that opens them. */
export function TermsConsent({ hasAccepted, onChange, error }: TermsConsentProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.consent}>
      <Checkbox
        id="account-terms"
        name="terms"
        label={t('signup.consent')}
        error={error}
        checked={hasAccepted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Button variant="ghost" size="small" className={classes.terms} onClick={openTerms}>
        {t('signup.terms')}
      </Button>
    </div>
  );
}
