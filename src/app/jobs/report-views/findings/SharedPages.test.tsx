import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharedPages } from './SharedPages';

it('says on how many pages the cause is, and lists the first of them', async () => {
  const examples = ['https://example.com/a', 'https://example.com/b'];
  render(<SharedPages occursOn={{ pages: 527, examples }} />);
  await userEvent.click(screen.getByText('Same cause on 527 pages'));
  expect(screen.getAllByText('/a')[0]).toBeVisible();
  expect(screen.getByText('and 525 more pages')).toBeVisible();
});

it('says nothing of more pages where all are listed', () => {
  render(
    <SharedPages occursOn={{ pages: 2, examples: ['https://example.com/a', 'https://example.com/b'] }} />,
  );
  expect(screen.queryByText(/more page/)).toBeNull();
});
