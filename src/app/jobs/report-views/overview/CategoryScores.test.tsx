import { LocationProvider, navigate } from '@reach/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportSummary } from '#domain/report';
import { categoryIds } from '#domain/rules';
import { CategoryScores } from './CategoryScores';

const summary = {
  rules: [],
  categories: Object.fromEntries(categoryIds.map((id) => [id, { score: 90, grade: 'A' }])),
} as unknown as ReportSummary;

const show = (total: number) =>
  render(
    <LocationProvider>
      <CategoryScores summary={summary} total={total} />
    </LocationProvider>,
  );

test('a category leads to its findings', async () => {
  void navigate('/dashboard/jobs/example?tab=overview', { replace: true });
  show(53);
  await userEvent.click(screen.getByRole('button', { name: /^Links/ }));
  await waitFor(() => expect(window.location.search).toBe('?tab=findings&category=links'));
});

test.each([
  ['the factors that multiply to the score', 53, '90% × 90% × 90% × 90% × 90% × 90% = 53.'],
  ['only the rule for an older report, whose parts were not rounded first', 52, 'of the category scores.'],
])('shows %s', (_, total, words) => {
  show(total);
  expect(screen.getByText(/^The score is the product of the category scores/)).toHaveTextContent(words);
});
