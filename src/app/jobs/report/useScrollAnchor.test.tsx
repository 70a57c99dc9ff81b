import { render, screen } from '@testing-library/react';
import { useScrollAnchor } from './useScrollAnchor';

/**
 * The layout that a browser would compute, px: something above, the two empty elements around a list, and
 * the list.
 */
const page = { above: 500, list: 3_000, scrolled: 0 };

const heightOf = (id: string) => Number.parseFloat(screen.getByTestId(id).style.height || '0');
const total = () => page.above + heightOf('above') + page.list + heightOf('below');
const most = () => Math.max(0, total() - window.innerHeight);
const listTop = () => page.above + heightOf('above') - page.scrolled;

beforeAll(() => {
  Object.defineProperty(window, 'scrollY', { get: () => page.scrolled });
  window.scrollBy = (to?: ScrollToOptions | number) => {
    const by = typeof to === 'object' ? (to.top ?? 0) : 0;
    page.scrolled = Math.min(most(), Math.max(0, page.scrolled + by));
  };
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => Math.max(total(), window.innerHeight),
  });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    get(this: HTMLElement) {
      return Number.parseFloat(this.style.height || '0');
    },
  });
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const below = this.dataset.testid === 'below' ? page.list + heightOf('below') : 0;
    return { bottom: listTop() + below } as DOMRect;
  };
});

function List({ active }: { readonly active: boolean }) {
  const { above, below } = useScrollAnchor(active);
  return (
    <>
      <div ref={above} data-testid="above" />
      <div ref={below} data-testid="below" />
    </>
  );
}

/** @returns a function that changes the layout and rerenders. */
function laidOut(start: typeof page, active = true) {
  Object.assign(page, start);
  const { rerender } = render(<List active={active} />);
  return (change: Partial<typeof page>, still = active) => {
    Object.assign(page, change);
    page.scrolled = Math.min(page.scrolled, most());
    rerender(<List active={still} />);
  };
}

test('scrolls by what is inserted or removed above', () => {
  const change = laidOut({ above: 500, list: 3_000, scrolled: 400 });
  change({ above: 620 });
  expect([page.scrolled, listTop()]).toEqual([520, 100]);
  change({ above: 450 });
  expect([page.scrolled, listTop()]).toEqual([350, 100]);
});

test("adds space where it can't scroll back at the top, and uses that space up first", () => {
  const change = laidOut({ above: 500, list: 3_000, scrolled: 0 });
  change({ above: 440 });
  expect([listTop(), heightOf('above')]).toEqual([500, 60]);
  change({ above: 480 });
  expect([listTop(), heightOf('above'), page.scrolled]).toEqual([500, 20, 0]);
});

test('adds space below a page that fits the window, so that it can scroll', () => {
  const change = laidOut({ above: 300, list: 100, scrolled: 0 });
  change({ above: 350 });
  expect([listTop(), page.scrolled]).toEqual([300, 50]);
});

test('does not scroll back again what the browser already clamped at the end of the page', () => {
  const change = laidOut({ above: 500, list: 1_000, scrolled: 732 });
  expect(page.scrolled).toBe(most());
  change({ above: 400 });
  expect(listTop()).toBe(-232);
});

test("does not move the page when the user isn't reading, or reads something else", () => {
  const idle = laidOut({ above: 500, list: 3_000, scrolled: 400 }, false);
  idle({ above: 620 });
  expect(page.scrolled).toBe(400);
});

test('lets a list below the window move freely', () => {
  const change = laidOut({ above: 900, list: 3_000, scrolled: 0 });
  change({ above: 1_000 });
  expect(page.scrolled).toBe(0);
});

test('disables the browser’s scroll anchoring only while active, and removes the added space', () => {
  const change = laidOut({ above: 500, list: 3_000, scrolled: 0 });
  expect(document.documentElement.style.overflowAnchor).toBe('none');
  change({ above: 440 });
  change({}, false);
  expect(document.documentElement.style.overflowAnchor).toBe('');
  expect(heightOf('above')).toBe(0);
});
