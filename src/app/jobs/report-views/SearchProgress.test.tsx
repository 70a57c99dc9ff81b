import { act, render, screen } from '@testing-library/react';
import { SearchProgress } from './SearchProgress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows progress after one second', () => {
  render(<SearchProgress label="Searching all URLs" looked={{ parts: 12, of: 250 }} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => jest.advanceTimersByTime(1_001));
  expect(screen.getByText('12 of 250 parts searched')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Searching all URLs' })).toHaveAttribute(
    'aria-valuenow',
    '5',
  );
});
