import { render } from '@testing-library/react';
import { type Offer, offersNow, useOffers } from './offers';

function Screen({ offers }: { readonly offers: readonly Offer[] }) {
  useOffers(offers);
  return null;
}

const words = () => offersNow().map((offer) => offer.words);

test('what a screen offers is there once while it stands, and does what it does now', () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const share = (run: () => void) => [{ words: 'Share', run }];
  const { rerender, unmount } = render(<Screen offers={share(before)} />);
  const other = render(<Screen offers={share(before)} />);
  rerender(<Screen offers={share(now)} />);
  expect(words()).toEqual(['Share']);
  other.unmount();
  offersNow()[0]?.run();
  expect([before, now].map((run) => run.mock.calls.length)).toEqual([0, 1]);
  rerender(<Screen offers={[{ words: 'Export', run: now }]} />);
  expect(words()).toEqual(['Export']);
  unmount();
  expect(words()).toEqual([]);
});
