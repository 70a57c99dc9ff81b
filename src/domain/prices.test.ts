import { planIds } from './plans';
import { formatPrice, priceIntervals, prices, yearlyDiscount } from './prices';

test.each([
  [29, 'EUR', '€29'],
  [29.5, 'EUR', '€29.50'],
  [1_490, 'USD', '$1,490'],
  [0, 'GBP', '£0'],
])('shows %d %s as %s', (amount, currency, words) => {
  expect(formatPrice(amount, currency)).toBe(words);
});

test('Free costs nothing, and a larger plan costs more than a smaller one', () => {
  for (const interval of priceIntervals) {
    const amounts = planIds.map((id) => prices.plans[id][interval]);
    expect(amounts[0]).toBe(0);
    expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
  }
});

test('a year never costs more than twelve months, and the discount is never overstated', () => {
  for (const id of planIds) {
    const { monthly, yearly } = prices.plans[id];
    expect(yearly).toBeLessThanOrEqual(12 * monthly);
    expect(12 * monthly * (1 - yearlyDiscount(id) / 100)).toBeGreaterThanOrEqual(yearly);
  }
});
