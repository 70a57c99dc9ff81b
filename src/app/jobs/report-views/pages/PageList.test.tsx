import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageList } from './PageList';
import { onPhone, pageColumns } from './pageColumns';
import { tableOf } from './pageTable.fixture';

beforeAll(() => {
  Object.assign(globalThis, { scrollTo: () => undefined });
});

const shown = (look: { readonly sortedBy?: 'bytes' | 'findings'; readonly pressable: boolean }) =>
  pageColumns.flatMap((column) => {
    const way = onPhone(column, { sortedBy: undefined, ...look });
    return way === 'hidden' ? [] : `${column.title}: ${way}`;
  });

test('shows URL and status on a phone, and a clickable number of findings', () => {
  expect(shown({ pressable: false })).toEqual(['URL: plain', 'Status: plain']);
  expect(shown({ pressable: true })).toEqual(['URL: plain', 'Status: plain', 'Findings: plain']);
});

test('shows the sort value on a phone, with its title, once', () => {
  expect(shown({ pressable: true, sortedBy: 'bytes' })).toEqual([
    'URL: plain',
    'Status: plain',
    'Findings: plain',
    'Size: titled',
  ]);
  expect(shown({ pressable: true, sortedBy: 'findings' })).toEqual([
    'URL: plain',
    'Status: plain',
    'Findings: plain',
  ]);
  expect(shown({ pressable: false, sortedBy: 'findings' })).toContain('Findings: titled');
});

test('says whether the findings are expanded', async () => {
  const table = tableOf([{ findings: 3, worst: 0 }, {}]);
  const text = { url: 'https://example.com/', title: null, redirectedTo: null, error: null, runs: [] };
  const onPick = jest.fn();
  const list = (open: boolean) => (
    <PageList
      caption="URLs"
      count={table.length}
      rowAt={(place) => {
        const facts = table.at(place);
        return facts && { facts, text };
      }}
      onPick={onPick}
      detailOf={(place) => open && place === 0 && <p>What is wrong</p>}
    />
  );
  const { rerender } = render(list(false));
  const press = screen.getByRole('button', { name: '3 findings on https://example.com/: show them' });
  expect(press).toHaveAttribute('aria-expanded', 'false');
  // The button's content is laid out as a box, which the button's underline leaves out.
  expect(screen.getByText('3')).toHaveStyle({ textDecoration: 'underline' });
  await userEvent.click(press);
  expect(onPick).toHaveBeenCalledWith(0);
  rerender(list(true));
  expect(press).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
