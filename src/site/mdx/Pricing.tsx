import { unverifiedLimits } from '../../domain/domainVerification';
import { type PlanId, planIds, plans } from '../../domain/plans';
import { formatPrice, prices, yearlyDiscount } from '../../domain/prices';
import { pathTo } from '../../domain/routes';
import { ruleIds } from '../../domain/rules';
import { formatNumber } from '../../ui/format';
import { limitRows, PlanColumns, type PlanRow } from './PlanTable';

const suits: Record<PlanId, string> = {
  free: 'For one site of up to 500 pages.',
  pro: 'For one large site, or several.',
  team: 'For many sites, or one very large one.',
};

/** The plans with their prices. */
export function PlanPrices() {
  return (
    <ul className="plan-prices">
      {planIds.map((id) => (
        <li key={id}>
          <h2>{plans[id].name}</h2>
          <Price plan={id} />
          <p>{suits[id]}</p>
          <a href={id === 'free' ? pathTo('signup') : `${pathTo('settings')}#usage`}>
            {id === 'free' ? 'Sign up' : `Request ${plans[id].name}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Price({ plan }: { readonly plan: PlanId }) {
  const { monthly, yearly } = prices.plans[plan];
  if (monthly === 0) return <p className="plan-price">{formatPrice(0)}</p>;
  const discount = yearlyDiscount(plan);
  return (
    <>
      <p className="plan-price">
        {formatPrice(monthly)} <small>per month</small>
      </p>
      <p>
        or {formatPrice(yearly)} per year{discount > 0 && `, ${discount}% less`}
      </p>
    </>
  );
}

const same = (name: string, value: string): PlanRow => ({ name, of: () => value });
const included = (name: string): PlanRow => ({
  name,
  of: () => (
    <>
      <span aria-hidden="true">✓</span>
      <span className="visually-hidden">Included</span>
    </>
  ),
});

const groups = [
  {
    name: 'Price',
    rows: [
      { name: 'Per month', of: ({ id }) => formatPrice(prices.plans[id].monthly) },
      { name: 'Per year', of: ({ id }) => formatPrice(prices.plans[id].yearly) },
    ],
  },
  { name: 'Limits', rows: limitRows },
  {
    name: 'On a site that you haven’t verified',
    rows: [
      same('Pages per job', formatNumber(unverifiedLimits.pages)),
      same('Requests per second', formatNumber(unverifiedLimits.requestsPerSecond)),
    ],
  },
  {
    name: 'In every plan',
    rows: [
      same('Rules', formatNumber(ruleIds.length)),
      included('Live results'),
      included('Comparison of runs, and history'),
      included('CSV, JSON, JUnit XML and SARIF'),
      included('Links to share a report'),
      included('Email about new problems'),
      included('Terminal command for CI'),
    ],
  },
] as const satisfies readonly { readonly name: string; readonly rows: readonly PlanRow[] }[];

/** Everything that plans differ in, and what each of them has. */
export const PlanComparison = () => <PlanColumns label="Feature" groups={groups} />;
