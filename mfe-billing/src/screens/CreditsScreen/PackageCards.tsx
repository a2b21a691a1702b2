import { useIsOffline } from '@lineleaf/api-client';
import type { CreditPackage } from '@lineleaf/api-client/contract';
import { Badge, Button, Card } from '@lineleaf/design-system';
import { CreditCardIcon } from '@lineleaf/design-system/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import s from './CreditsScreen.module.css';
import { useCheckout } from './useCheckout.ts';

const BEST_VALUE_ID = 'popular';

/** The packages on sale, each with its price per credit and a way to buy it, which waits for the network. */
export function PackageCards({ packages }: { packages: readonly CreditPackage[] }): ReactElement {
  const { t } = useTranslation('billing');
  const { redirectingId, buy } = useCheckout();
  const reasonId = useId();
  const isOffline = useIsOffline();
  return (
    <div className={s.shop}>
      {isOffline ? <p id={reasonId}>{t('offline.buy')}</p> : null}
      <ul className={s.packages}>
        {packages.map((item) => (
          <li key={item.id} className={s.cell}>
            <PackageCard
              item={item}
              isRedirecting={redirectingId === item.id}
              isBlocked={redirectingId !== undefined || isOffline}
              reasonId={isOffline ? reasonId : undefined}
              onBuy={() => void buy(item.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PackageCardProps {
  item: CreditPackage;
  isRedirecting: boolean;
  isBlocked: boolean;
  /** The element that says why it cannot be bought now. */
  reasonId: string | undefined;
  onBuy: () => void;
}

function PackageCard({ item, isRedirecting, isBlocked, reasonId, onBuy }: PackageCardProps): ReactElement {
  const { t, i18n } = useTranslation('billing');
  const headingId = useId();
  const isBestValue = item.id === BEST_VALUE_ID;
  return (
    <Card as="article" isRaised={isBestValue} className={s.package} aria-labelledby={headingId}>
      <header className={s.packageHeader}>
        <h2 id={headingId}>{item.name}</h2>
        {isBestValue ? <Badge tone="accent">{t('packages.bestValue')}</Badge> : null}
      </header>
      <p className={s.credits}>{t('packages.credits', { count: item.credits })}</p>
      <p className={s.description}>{t(`packages.descriptions.${item.id}`, item.description)}</p>
      <p className={s.price}>{dollars(i18n.language, item.price, 2)}</p>
      <p className={s.perCredit}>
        {t('packages.perCredit', { price: dollars(i18n.language, item.price / item.credits, 3) })}
      </p>
      <Button
        className={s.buy}
        variant={isBestValue ? 'primary' : 'secondary'}
        size="large"
        icon={<CreditCardIcon />}
        isBusy={isRedirecting}
        disabled={isBlocked}
        aria-describedby={reasonId ? `${headingId} ${reasonId}` : headingId}
        onClick={onBuy}
      >
        {isRedirecting ? t('checkout.redirecting') : t('checkout.buy')}
      </Button>
    </Card>
  );
}

function dollars(language: string, amount: number, maximumFractionDigits: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits,
  });
  return format.format(amount);
}
