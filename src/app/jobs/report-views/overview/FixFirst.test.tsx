import { LocationProvider, navigate } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import type { ReportSummary } from '#domain/report';
import { FixFirst } from './FixFirst';

const found = (rule: ReportSummary['rules'][number]['rule'], points: number) => ({
  rule,
  severity: 'error' as const,
  findings: 3,
  pages: 2,
  points,
});

function show(points: number, ...rules: ReturnType<typeof found>[]) {
  render(
    <LocationProvider>
      <FixFirst summary={{ rules, fixFirst: { rules: rules.map(({ rule }) => rule), points } }} />
    </LocationProvider>,
  );
}

test('promises nothing when all fixes together gain less than a point', () => {
  show(0, found('broken-link', 0), found('title-missing', 0));
  expect(screen.queryByRole('region', { name: 'Fix first' })).toBeNull();
});

test('says so when a fix in the sum gains less than a point by itself', () => {
  show(6, found('broken-link', 5), found('title-missing', 0));
  const section = screen.getByRole('region', { name: 'Fix first' });
  expect(section).toHaveTextContent('These 2 fixes are worth 6 points together.');
  const [first, second] = within(section).getAllByRole('listitem');
  expect(first).toHaveTextContent('+5 points');
  expect(second).toHaveTextContent('less than 1 point');
  expect(second).not.toHaveTextContent('0 points');
});

test('uses the singular for one fix', () => {
  show(1, found('broken-link', 1));
  expect(screen.getByText(/This fix is worth/)).toHaveTextContent('This fix is worth 1 point.');
});

test('links to the findings of the rule in this report', () => {
  void navigate('/dashboard/jobs/example?tab=overview', { replace: true });
  show(5, found('broken-link', 5));
  expect(screen.getByRole('link', { name: 'Broken link' })).toHaveAttribute(
    'href',
    '/dashboard/jobs/example?rule=broken-link',
  );
});
