import { LocationProvider, navigate } from '@reach/router';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazyComponent';
import { HashTarget } from './screenFocus';

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrolled() {
    scrolledTo.push(this.id);
  };
});

test('scrolls to the fragment once the screen has loaded', async () => {
  let arrive: () => void = () => undefined;
  const Screen = lazyComponent(
    () =>
      new Promise<{ readonly default: () => JSX.Element }>((resolve) => {
        arrive = () => resolve({ default: () => <div id="export">Your data</div> });
      }),
  );
  void navigate('/dashboard/settings#export');
  const { container } = render(
    <LocationProvider>
      <Suspense fallback="Loading">
        <Screen />
        <HashTarget />
      </Suspense>
    </LocationProvider>,
  );
  expect(container).toHaveTextContent('Loading');
  expect(scrolledTo).toEqual([]);
  await act(async () => arrive());
  expect(scrolledTo).toEqual(['export']);
  expect(document.activeElement).toHaveTextContent('Your data');
});

test.each(['/dashboard/settings', '/dashboard/settings#gone'])('does not scroll for %s', (address) => {
  void navigate(address);
  render(
    <LocationProvider>
      <HashTarget />
    </LocationProvider>,
  );
  expect(scrolledTo).toEqual([]);
});
