import { LocationProvider, navigate } from '@reach/router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportSummary } from '#domain/report';
import { categoryIds } from '#domain/rules';
import { bringIntoSight } from '../report/FinishedReport';
import { CategoryScores } from './CategoryScores';

const summary = {
  rules: [],
  categories: Object.fromEntries(categoryIds.map((id) => [id, { score: 90, grade: 'A' }])),
} as unknown as ReportSummary;

test('requests the findings when a category is selected, and stays in place when it is cleared', async () => {
  const onShow = jest.fn();
  void navigate('/dashboard/jobs/example?tab=pages');
  render(
    <LocationProvider>
      <CategoryScores summary={summary} total={53} onShow={onShow} />
    </LocationProvider>,
  );
  const links = screen.getByRole('button', { name: /^Links/ });
  await userEvent.click(links);
  await waitFor(() => expect(links).toHaveAttribute('aria-pressed', 'true'));
  expect(window.location.search).toBe('?category=links');
  expect(onShow).toHaveBeenCalledTimes(1);
  await userEvent.click(links);
  await waitFor(() => expect(links).toHaveAttribute('aria-pressed', 'false'));
  expect(onShow).toHaveBeenCalledTimes(1);
});

test.each([
  ['the factors that multiply to the score', 53, '90% × 90% × 90% × 90% × 90% × 90% = 53.'],
  ['only the rule for an older report, whose parts were not rounded first', 52, 'of the category scores.'],
])('shows %s', (_, total, words) => {
  render(
    <LocationProvider>
      <CategoryScores summary={summary} total={total} onShow={() => undefined} />
    </LocationProvider>,
  );
  expect(screen.getByText(/^The score is the product of the category scores/)).toHaveTextContent(words);
});

test.each([
  ['far below', 700, 1],
  ['above the window', -20, 1],
  ['already visible', 200, 0],
])('scrolls to an element only if needed: %s', (_, top, times) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  element.scrollIntoView = jest.fn();
  bringIntoSight(element);
  expect(element.scrollIntoView).toHaveBeenCalledTimes(times);
});
