import { fireEvent, render } from '@testing-library/react';
import { SiteTile } from './SiteTile';

const png = 'iVBORw0KGgoAAAANSUhEUgAAACAAAAAg';

function show(icon?: string) {
  const { container } = render(<SiteTile name="www.example.com" icon={icon} />);
  return { container, image: () => container.querySelector('img') };
}

test('shows the icon of a site, without a name for screen readers', () => {
  const { container, image } = show(png);
  expect(image()).toHaveAttribute('src', `data:image/png;base64,${png}`);
  expect(image()).toHaveAttribute('alt', '');
  expect(container).toHaveTextContent('');
});

test.each([
  ['has no icon', undefined],
  ['has an icon of another type', btoa('<svg onload="alert(1)">')],
])('shows the first letter of a site that %s, in a tile of the same size', (_, icon) => {
  const { container, image } = show(icon);
  expect(image()).toBeNull();
  expect(container).toHaveTextContent(/^E$/);
  const size = (element: Element | null) => [element?.getAttribute('style')];
  expect(size(container.firstElementChild)).toEqual(size(show(png).container.firstElementChild));
});

test('shows the first letter if the browser can’t decode the icon', () => {
  const { container, image } = show(png);
  const broken = image();
  if (broken) fireEvent.error(broken);
  expect(image()).toBeNull();
  expect(container).toHaveTextContent(/^E$/);
});
