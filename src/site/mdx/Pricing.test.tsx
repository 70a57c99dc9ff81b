import { render, screen, within } from '@testing-library/react';
import { planIds, plans } from '../../domain/plans';
import { formatPrice, prices } from '../../domain/prices';
import { limitRows } from './PlanTable';
import { PlanComparison, PlanPrices } from './Pricing';

test.each(planIds.filter((id) => prices.plans[id].monthly > 0))(
  'shows what %s costs per month and per year, and how to get it',
  (id) => {
    render(<PlanPrices />);
    const plan = screen.getByRole('heading', { name: plans[id].name }).closest('li');
    if (!plan) throw new Error('There is no plan');
    const { monthly, yearly } = prices.plans[id];
    expect(plan).toHaveTextContent(`${formatPrice(monthly)} per month`);
    expect(plan).toHaveTextContent(`or ${formatPrice(yearly)} per year`);
    expect(within(plan).getByRole('link', { name: `Request ${plans[id].name}` })).toHaveAttribute(
      'href',
      '/dashboard/settings#usage',
    );
  },
);

test('a visitor signs up for Free directly', () => {
  render(<PlanPrices />);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth/signup');
});

test('compares every limit of every plan, and says in words what each includes', () => {
  render(<PlanComparison />);
  const limits = within(screen.getByRole('table').querySelectorAll('tbody')[1] ?? document.body);
  for (const { name, of } of limitRows) {
    const row = limits.getByRole('row', { name: new RegExp(`^${name}`) });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(planIds.map((id) => String(of(plans[id]))));
  }
  expect(screen.getByRole('row', { name: /^Live results/ })).toHaveTextContent(/(Included.*){3}/);
});
