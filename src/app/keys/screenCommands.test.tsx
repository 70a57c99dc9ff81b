import { render } from '@testing-library/react';
import { type ScreenCommand, screenCommands, useCommands } from './screenCommands';

function Screen({ offers }: { readonly offers: readonly ScreenCommand[] }) {
  useCommands(offers);
  return null;
}

const words = () => screenCommands().map((offer) => offer.words);

test('lists a screen’s command once while it is mounted, and runs its latest action', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const share = (run: () => void) => [{ words: 'Share', run }];
  const { rerender, unmount } = render(<Screen offers={share(before)} />);
  const other = render(<Screen offers={share(before)} />);
  rerender(<Screen offers={share(now)} />);
  expect(words()).toEqual(['Share']);
  other.unmount();
  screenCommands()[0]?.run();
  expect([before, now].map((run) => run.mock.calls.length)).toEqual([0, 1]);
  rerender(<Screen offers={[{ words: 'Export', run: now }]} />);
  expect(words()).toEqual(['Export']);
  unmount();
  expect(words()).toEqual([]);
});
