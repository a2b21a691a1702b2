import type { CreditPackage } from '@lineleaf/api-client/contract';

/** A package on sale. Money is integer cents. */
export interface PackageOffer {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  readonly priceCents: number;
  readonly description: string;
}

/** ISO 4217, lower case. */
export const CURRENCY = 'usd';

/** What is on sale: 15 cents a credit, 9 cents (the lowest: `popular` bears BEST VALUE), 10 cents. */
export const PACKAGES: readonly PackageOffer[] = [
  { id: 'starter', name: 'Starter', credits: 20, priceCents: 299, description: 'A rainy afternoon' },
  { id: 'popular', name: 'Popular', credits: 100, priceCents: 899, description: 'A month of coloring' },
  { id: 'pro', name: 'Pro', credits: 200, priceCents: 1999, description: 'A whole classroom' },
];

/** A package as the API shows it; the price in dollars. */
export function presentPackage({ id, name, credits, priceCents, description }: PackageOffer): CreditPackage {
  return { id, name, credits, price: priceCents / 100, description };
}
