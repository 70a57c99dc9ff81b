import { iconUrlOf, maxIconBytes } from './siteIcon';

const png = 'iVBORw0KGgoAAAANSUhEUgAAACAAAAAg';

test('shows PNG and ICO files', () => {
  expect(iconUrlOf(png)).toBe(`data:image/png;base64,${png}`);
  expect(iconUrlOf('AAABAAEAEBAAAAEAIAAo')).toBe('data:image/x-icon;base64,AAABAAEAEBAAAAEAIAAo');
});

test.each([
  ['no icon', undefined],
  ['nothing', ''],
  ['an SVG image', btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', btoa('<!doctype html>')],
  ['a GIF image', btoa('GIF89a')],
  ['a URL', 'https://example.com/icon.png'],
  ['more than base64', `${png}" onerror="alert(1)`],
  ['more than is stored', png.padEnd((maxIconBytes / 3) * 4 + 1, 'A')],
])('shows nothing for %s', (_, icon) => {
  expect(iconUrlOf(icon)).toBeUndefined();
});
