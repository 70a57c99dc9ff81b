import { LocationProvider } from '@reach/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { exampleFinding } from '#app/jobs/report-data/finding.fixture';
import { ShardStore } from '#app/jobs/report-data/ShardStore';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { FindingSplit } from './FindingSplit';
import { rulesOfReport } from './ruleViews';
import type { ShownFinding } from './useShownFinding';

const findings = ['first', 'second', 'third'].map((name) => ({
  ...exampleFinding,
  fingerprint: name,
  target: `https://example.com/${name}`,
  message: `/${name} returns 404.`,
}));
const session = exampleSession({}, null);
const source = ShardStore.of(findings);
const group = { rule: 'broken-link', severity: 'error', from: 0, count: 3, pages: 1 } as const;
const views = rulesOfReport([group], []);

const setWidth = (isWide: boolean) => {
  const list = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => list });
};
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, { scrollTo: () => undefined });
});

function Report() {
  const [opened, setOpened] = useState<ShownFinding>();
  return (
    <LocationProvider>
      <SessionContextProvider value={session}>
        <FindingSplit
          views={views}
          source={source}
          version={0}
          open={new Set(['broken-link'])}
          onToggle={() => undefined}
          opened={opened}
          onOpen={setOpened}
        />
      </SessionContextProvider>
    </LocationProvider>
  );
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^error: 404 .*/${name}`) });
const pane = () => screen.queryByRole('complementary', { name: 'Selected finding' });
const title = () => pane()?.querySelector('h4')?.textContent;

test('opens a finding beside the list in a wide window, and closes it', async () => {
  setWidth(true);
  render(<Report />);
  expect(pane()).toBeNull();
  await userEvent.click(row('second'));
  expect(title()).toBe('/second returns 404.');
  expect(screen.getAllByRole('heading', { name: 'How to fix' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close finding' }));
  expect(pane()).toBeNull();
  expect(row('second')).toHaveFocus();
});

test('moves through the findings with j and k, and shows each beside the list', async () => {
  setWidth(true);
  render(<Report />);
  await userEvent.click(row('first'));
  await userEvent.keyboard('jj');
  expect(row('third')).toHaveFocus();
  expect(title()).toBe('/third returns 404.');
  await userEvent.keyboard('jk');
  expect(title()).toBe('/second returns 404.');
  await userEvent.keyboard('kk');
  expect(screen.getByRole('button', { name: /Broken link/ })).toHaveFocus();
});

test('moves the focus into the pane when a finding is opened with the keyboard, and back with Escape', async () => {
  setWidth(true);
  render(<Report />);
  row('first').focus();
  await userEvent.keyboard('{Enter}');
  expect(pane()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(row('first')).toHaveFocus();
});

test('opens a finding below its row in a narrow window, where j and k only move the focus', async () => {
  setWidth(false);
  render(<Report />);
  await userEvent.click(row('first'));
  expect(pane()).toBeNull();
  const article = screen.getByRole('article', { name: '/first returns 404.' });
  expect(within(article).getByRole('heading', { name: 'How to fix' })).toBeVisible();
  await userEvent.keyboard('j');
  expect(row('second')).toHaveFocus();
  expect(row('first')).toHaveAttribute('aria-expanded', 'true');
});
