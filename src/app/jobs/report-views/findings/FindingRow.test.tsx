import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharedPages } from './FindingRow';

it('shows the number of pages that share a cause, and lists the first of them', async () => {
  const examples = ['https://example.com/a', 'https://example.com/b'];
  render(<SharedPages occursOn={{ pages: 527, examples }} />);
  await userEvent.click(screen.getByText('Same cause on 527 pages'));
  expect(screen.getAllByText('/a')[0]).toBeVisible();
  expect(screen.getByText('and 525 more pages')).toBeVisible();
});

it('doesn’t mention more pages when all are listed', () => {
  render(
    <SharedPages occursOn={{ pages: 2, examples: ['https://example.com/a', 'https://example.com/b'] }} />,
  );
  expect(screen.queryByText(/more page/)).toBeNull();
});
