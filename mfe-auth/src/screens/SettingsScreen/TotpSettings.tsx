import { Badge, Button } from '@lineleaf/design-system';
import { ShieldCheckIcon, ShieldIcon } from '@lineleaf/design-system/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTotpQuery } from '../../api/accountApi.ts';
import { DisableTotpDialog } from './DisableTotpDialog.tsx';
import { EnableTotpDialog } from './EnableTotpDialog.tsx';
import classes from './SettingsScreen.module.css';
import { Unread } from './Unread.tsx';

/** Whether log-in asks for a code besides the password; turns that on and off. */
export function TotpSettings() {
  const { t } = useTranslation('settings');
  const { data, isLoading, isFetching, refetch } = useGetTotpQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open, setOpen] = useState<'enable' | 'disable' | null>(null);
  const isEnabled = data?.is_enabled === true;
  return (
    <section className={classes.part} aria-labelledby="totp">
      <h2 id="totp" className={classes.device}>
        {t('totp.heading')}
        {isEnabled && <Badge tone="success">{t('totp.on')}</Badge>}
      </h2>
      <p>{t(isEnabled ? 'totp.onText' : 'totp.offText')}</p>
      {data === undefined && <Unread {...{ isLoading, isFetching }} onRetry={() => void refetch()} />}
      {isEnabled && (
        <p className={classes.soft}>{t('totp.codesLeft', { count: data.recovery_codes_left })}</p>
      )}
      {data !== undefined && (
        <div className={classes.actions}>
          <Button
            variant="secondary"
            icon={isEnabled ? <ShieldIcon /> : <ShieldCheckIcon />}
            onClick={() => setOpen(isEnabled ? 'disable' : 'enable')}
          >
            {t(isEnabled ? 'totp.disable' : 'totp.enable')}
          </Button>
        </div>
      )}
      {open === 'enable' && <EnableTotpDialog onClose={() => setOpen(null)} />}
      {open === 'disable' && <DisableTotpDialog onClose={() => setOpen(null)} />}
    </section>
  );
}
