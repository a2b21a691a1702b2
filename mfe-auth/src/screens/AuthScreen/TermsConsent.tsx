import { Button, Checkbox, Dialog, TermsText } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './AuthCard.module.css';

interface TermsConsentProps {
  readonly hasAccepted: boolean;
  readonly onChange: (hasAccepted: boolean) => void;
  readonly error: string | undefined;
}

/** The box named `terms` to accept the Terms of Service, and the button that opens them. */
export function TermsConsent({ hasAccepted, onChange, error }: TermsConsentProps) {
  const { t } = useTranslation('auth');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.consent}>
      <Checkbox
        name="terms"
        label={t('signup.consent')}
        error={error}
        checked={hasAccepted}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Button variant="ghost" size="small" className={classes.terms} onClick={() => setIsOpen(true)}>
        {t('signup.terms')}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('signup.terms')} size="large">
        <TermsText />
      </Dialog>
    </div>
  );
}
