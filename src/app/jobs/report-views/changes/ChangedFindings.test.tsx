import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Finding } from '#domain/finding';
import { ChangedFindings } from './ChangedFindings';

const findings = Array.from(
  { length: 450 },
  (_, n) =>
    ({
      fingerprint: `f-${n}`,
      rule: 'broken-link',
      severity: 'error',
      page: `https://example.com/${n}`,
      message: `/gone-${n} answers 404.`,
    }) as Finding,
);
const show = (all: number) =>
  render(<ChangedFindings title="Fixed findings" findings={findings} all={all} none="No fixed findings." />);
const rows = () => screen.getAllByRole('listitem').length;

test('shows all known findings, in batches', async () => {
  show(450);
  expect(rows()).toBe(200);
  await userEvent.click(screen.getByRole('button', { name: 'Show 200 more of 250' }));
  expect(rows()).toBe(400);
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(rows()).toBe(450);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/are not listed/)).toBeNull();
});

test('says when only some of them are stored', async () => {
  show(9_000);
  expect(
    screen.getByText('8,550 more findings are counted but not listed. The list shows up to 450.'),
  ).toBeInTheDocument();
});
