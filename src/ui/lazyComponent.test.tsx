import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { OnceOpened } from './lazyComponent';

test('loads its content when it is first opened and keeps it after it closes', async () => {
  const fetched = jest.fn(async () => ({ default: () => <p>Here</p> }));
  const Later = lazy(fetched);
  const shown = (open: boolean) => (
    <OnceOpened open={open}>
      <Later />
    </OnceOpened>
  );
  const { rerender } = render(shown(false));
  expect(fetched).not.toHaveBeenCalled();
  rerender(shown(true));
  expect(await screen.findByText('Here')).not.toBeNull();
  rerender(shown(false));
  expect(screen.getByText('Here')).not.toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});
