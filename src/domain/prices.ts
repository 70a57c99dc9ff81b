import { locale } from './numbers';
import type { PlanId } from './plans';

/**
 * What each plan costs. An operator who charges other prices changes them here: `/pricing` and the home page show these.
 * There is no checkout, so nothing else reads them.
 */
export const prices: Prices = {
  currency: 'EUR',
  plans: {
    free: { monthly: 0, yearly: 0 },
    pro: { monthly: 29, yearly: 290 },
    team: { monthly: 149, yearly: 1_490 },
  },
};

export const priceIntervals = ['monthly', 'yearly'] as const;
export type PriceInterval = (typeof priceIntervals)[number];

interface Prices {
  /** ISO 4217, such as `EUR`. */
  readonly currency: string;
  /** In whole or decimal units of the currency, without tax. */
  readonly plans: Readonly<Record<PlanId, Readonly<Record<PriceInterval, number>>>>;
}

/** Returns a price as text, such as “€29” or “€29.50”. */
export function formatPrice(amount: number, currency = prices.currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Returns how many percent a year costs less than twelve months, rounded down, or 0. */
export function yearlyDiscount(plan: PlanId): number {
  const { monthly, yearly } = prices.plans[plan];
  if (monthly <= 0) return 0;
  return Math.max(0, Math.floor(100 * (1 - yearly / (12 * monthly))));
}
