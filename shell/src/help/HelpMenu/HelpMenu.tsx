import { Button, Dialog, IconButton, TermsText } from '@lineleaf/design-system';
import { HelpIcon } from '@lineleaf/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './HelpMenu.module.css';

const TIPS = ['simple', 'subject', 'count', 'place', 'style'] as const;
const QUESTIONS = ['credits', 'packages', 'refund', 'print', 'age', 'privacy'] as const;

/** Tips, frequent questions, the Terms and the picture provider's status page, in one dialog. */
export function HelpMenu() {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [areTermsOpen, setAreTermsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('help.label')}
        icon={<HelpIcon />}
        variant="ghost"
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t('help.title')} size="medium">
        <h3>{t('help.tipsTitle')}</h3>
        <ul className={classes.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{t(`help.tips.${tip}`)}</li>
          ))}
        </ul>
        <h3>{t('help.faqTitle')}</h3>
        {QUESTIONS.map((question) => (
          <details key={question} className={classes.question}>
            <summary>{t(`help.faq.${question}.question`)}</summary>
            <p>{t(`help.faq.${question}.answer`)}</p>
          </details>
        ))}
        <p className={classes.links}>
          <Button variant="secondary" onClick={() => setAreTermsOpen(true)}>
            {t('help.terms')}
          </Button>
          <a href={providerStatusUrl()} target="_blank" rel="noreferrer">
            {t('help.status')}
          </a>
        </p>
      </Dialog>
      <Dialog isOpen={areTermsOpen} onOpenChange={setAreTermsOpen} title={t('help.terms')} size="large">
        <TermsText />
      </Dialog>
    </>
  );
}

/** As the server wrote it into the page. */
function providerStatusUrl(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="lineleaf:provider-status"]')?.content;
}
