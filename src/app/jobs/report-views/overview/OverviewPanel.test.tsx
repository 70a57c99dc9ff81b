import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import type { Scorable } from '#domain/score';
import { NotEvaluated } from './OverviewPanel';

const show = (summary: Scorable) =>
  render(
    <LocationProvider>
      <NotEvaluated summary={summary} />
    </LocationProvider>,
  );

test('says that a site built by scripts has no grade, and links to what to do', () => {
  show({ pages: 3, scriptedPages: 1, unscored: 'scripted' });
  expect(screen.getByRole('status').textContent).toMatch(
    /^This site renders its content with scripts\. .*couldn’t evaluate the content or give a grade/,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/docs/rules/content-scripted');
});

test('says how many pages of a graded site were not evaluated', () => {
  show({ pages: 3, scriptedPages: 2 });
  expect(screen.getByRole('status').textContent).toMatch(
    /^2 pages not evaluated\. They render their content/,
  );
});

test('shows nothing when all pages were evaluated', () => {
  const { container } = show({ pages: 3 });
  expect(container.textContent).toBe('');
});
