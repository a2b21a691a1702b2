import type { CreditPackage } from '@lineleaf/api-client/contract';
import { Badge, Button, Card } from '@lineleaf/design-system';
import { CreditCardIcon } from '@lineleaf/design-system/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import s from './CreditsScreen.module.css';
import { useCheckout } from './useCheckout.ts';

const BEST_VALUE_ID = 'popular';

/** The packages on sale, each with its price per credit and a way to buy it. */
export function PackageCards({ packages }: { packages: readonly CreditPackage[] }): ReactElement {
  const { redirectingId, buy } = useCheckout();
  return (
    <ul className={s.packages}>
      {packages.map((item) => (
        <li key={item.id} className={s.cell}>
          <PackageCard
            item={item}
            isRedirecting={redirectingId === item.id}
            isBlocked={redirectingId !== undefined}
            onBuy={() => void buy(item.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface PackageCardProps {
  item: CreditPackage;
  isRedirecting: boolean;
  isBlocked: boolean;
  onBuy: () => void;
}

function PackageCard({ item, isRedirecting, isBlocked, onBuy }: PackageCardProps): ReactElement {
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
        aria-describedby={headingId}
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
