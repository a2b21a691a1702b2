import { Dialog, TermsText } from '@lineleaf/design-system';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FooterLinks.module.css';
import { openTerms, useTermsWindow } from './termsWindow.ts';

/** The links at the end of the landing: the Terms of Service, which the card opens too, and whom to write to. */
export function FooterLinks() {
  const { t } = useTranslation('auth');
  const [isOpen, setIsOpen] = useTermsWindow();
  const contact = useContact();
  return (
    <>
      <p className={classes.links}>
        <button type="button" className={classes.link} onClick={openTerms}>
          {t('footer.terms')}
        </button>
        {contact === undefined ? null : (
          <a className={classes.link} href={`mailto:${contact}`}>
            {t('footer.contact')}
          </a>
        )}
      </p>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('signup.terms')} size="large">
        <TermsText />
      </Dialog>
    </>
  );
}

/** The address that the server wrote into the page, where its operator gave one. */
function useContact(): string | undefined {
  const [contact, setContact] = useState<string>();
  // Not at once: the page that is made beforehand knows none.
  useLayoutEffect(() => {
    const written = document.querySelector<HTMLMetaElement>('meta[name="lineleaf:contact"]')?.content;
    if (written?.includes('@')) setContact(written);
  }, []);
  return contact;
}
