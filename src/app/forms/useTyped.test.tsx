import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useTyped } from './useTyped';

/** A field whose URL update takes a while. */
function Field({
  onChange,
  laterMs = 20,
}: {
  readonly onChange: (value: string) => void;
  readonly laterMs?: number;
}) {
  const [address, setAddress] = useState('');
  const { typed, setTyped, onKeyDown } = useTyped(address, (value) => {
    onChange(value);
    setTimeout(() => act(() => setAddress(value)), laterMs);
  });
  return (
    <>
      <input
        aria-label="Search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={() => setAddress('before')}>
        Go back
      </button>
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(laterMs?: number) {
  const onChange = jest.fn();
  render(<Field onChange={onChange} {...(laterMs !== undefined && { laterMs })} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { onChange, user, field: screen.getByLabelText('Search') };
}

test('takes effect once, a moment after the last letter', async () => {
  const { onChange, user, field } = show();
  await user.type(field, 'shop');
  expect(onChange).not.toHaveBeenCalled();
  await pass(400);
  expect(onChange.mock.calls).toEqual([['shop']]);
  expect(field).toHaveValue('shop');
});

test('takes effect immediately on Enter', async () => {
  const { onChange, user, field } = show();
  await user.type(field, 'shop{Enter}');
  expect(onChange.mock.calls).toEqual([['shop']]);
  await pass(1_000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('keeps what is typed during a URL update', async () => {
  const { onChange, user, field } = show(500);
  await user.type(field, 'sh{Enter}');
  await user.type(field, 'op');
  await pass(2_000);
  expect(field).toHaveValue('shop');
  expect(onChange.mock.calls).toEqual([['sh'], ['shop']]);
});

test('restores the previous value on Back', async () => {
  const { user, field } = show();
  await user.type(field, 'shop{Enter}');
  await pass(100);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(field).toHaveValue('before');
});

test('changes nothing on the next screen when the user leaves just after typing', async () => {
  const { onChange, user, field } = show();
  await user.type(field, 'shop');
  window.history.pushState(null, '', '/dashboard/settings');
  await pass(1_000);
  expect(onChange).not.toHaveBeenCalled();
  window.history.back();
});
