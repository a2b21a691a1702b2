import { dismissInstall, promptInstall, useAppDispatch, useAppSelector } from '@lineleaf/api-client';
import { Button, Card, IconButton } from '@lineleaf/design-system';
import { XIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import styles from './InstallCard.module.css';

/** Offers to install the product where the browser can; where it cannot tell (iOS), a short hint says how. */
export function InstallCard() {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const offer = useAppSelector((state) => state.install.offer);
  if (offer === 'none') return null;
  const dismiss = () => dispatch(dismissInstall());
  return (
    <Card as="section" aria-labelledby="install-heading" className={styles.card}>
      <div className={styles.words}>
        <h2 id="install-heading" className={styles.heading}>
          {t('install.heading')}
        </h2>
        <p>{t(offer === 'hint' ? 'install.hint' : 'install.text')}</p>
      </div>
      {offer === 'prompt' ? (
        <div className={styles.actions}>
          <Button onClick={() => void dispatch(promptInstall())}>{t('install.accept')}</Button>
          <Button variant="ghost" onClick={dismiss}>
            {t('install.later')}
          </Button>
        </div>
      ) : null}
      <div className={styles.dismiss}>
        <IconButton label={t('install.dismiss')} icon={<XIcon />} variant="ghost" onClick={dismiss} />
      </div>
    </Card>
  );
}
