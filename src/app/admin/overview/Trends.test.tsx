import { LocationProvider } from '@reach/router';
import { render, screen } from '@testing-library/react';
import { dayOf, type StatsShard } from '../../../domain/stats';
import { BackendProvider } from '../../live/BackendContext';
import { fakeBackend } from '../../live/fakeBackend';
import { Trends } from './Trends';

function show(shard: Partial<StatsShard>): void {
  const whole = { day: dayOf(new Date()), ended: {}, failures: {}, pages: 0, wait: {}, run: {}, ...shard };
  const watchQuery = (_: object, next: (rows: never) => void) => {
    next([whole] as never);
    return () => undefined;
  };
  render(
    <LocationProvider>
      <BackendProvider value={fakeBackend({ data: { watchQuery } })}>
        <Trends />
      </BackendProvider>
    </LocationProvider>,
  );
}

test('the reasons of failures stand under their heading, in one place of the grid', () => {
  show({ ended: { failed: 2 }, failures: { 'site-unreachable': 2 } });
  const heading = screen.getByRole('heading', { name: 'Failures by reason' });
  expect(heading.parentElement).toContainElement(screen.getByRole('list', { name: 'Failures by reason' }));
  expect(heading.parentElement).not.toContainElement(screen.getByRole('img', { name: /^Success rate/ }));
});

test('times are told in one sentence each, begun once', () => {
  show({ wait: { 0: 4 }, run: { 3: 4 } });
  expect(screen.getByText(/Waiting: median .* 95th percentile .*\. Running: median /)).toBeInTheDocument();
});

test('where no job has ended, too', () => {
  show({});
  expect(screen.getByText(/Waiting: no job has ended\. Running: no job has ended\./)).toBeInTheDocument();
});
