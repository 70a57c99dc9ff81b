import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EventLog } from './EventLog';
import type { LogEntry } from './logEntries';

/** The layout that a browser would compute, px: each entry has a height of 20, and the log shows 100. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 100 });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
    get(this: HTMLElement) {
      return this.querySelectorAll('li').length * 20;
    },
  });
});

const entries = (count: number): readonly LogEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    key: `part ${n}`,
    at: new Date(1_800_000_000_000 + n * 1_000),
    event: `Checked ${n + 2} URLs`,
    details: '1 new finding',
  }));

function show() {
  const { rerender } = render(<EventLog entries={entries(10)} />);
  const log = screen.getByRole('log', { name: 'Job events' });
  const scrollTo = (top: number) => {
    log.scrollTop = top;
    fireEvent.scroll(log);
  };
  return { log, scrollTo, grow: (count: number) => rerender(<EventLog entries={entries(count)} />) };
}

test('shows the time, event and details, and follows the end', () => {
  const { log, grow } = show();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^\d.*Checked 2 URLs · 1 new finding$/);
  expect(screen.getByText('Following')).toBeVisible();
  expect(log.scrollTop).toBe(200);
  grow(12);
  expect(log.scrollTop).toBe(240);
});

test('pauses when the user scrolls up, and follows again on request', async () => {
  const { log, scrollTo, grow } = show();
  scrollTo(40);
  grow(12);
  expect(log.scrollTop).toBe(40);
  expect(screen.queryByText('Following')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(log.scrollTop).toBe(240);
  expect(log).toHaveFocus();
  expect(screen.getByText('Following')).toBeVisible();
});

test('follows again when the user scrolls to the end', () => {
  const { log, scrollTo, grow } = show();
  scrollTo(40);
  scrollTo(96);
  grow(11);
  expect(screen.getByText('Following')).toBeVisible();
  expect(log.scrollTop).toBe(220);
});

test('can be scrolled with the keyboard', async () => {
  const { log } = show();
  await userEvent.tab();
  expect(log).toHaveFocus();
});
