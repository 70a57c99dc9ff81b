import { breaches } from '../testPage.fixture';
import { scriptBlocking } from './script-blocking';

test.each([
  '<head><script src="/a.js"></script>',
  '<script src="/a.js" type="text/javascript"></script><p>x',
])('reports %s', (html) =>
  expect(breaches(scriptBlocking, html)).toEqual(['The page stays blank until /a.js has loaded and run.']),
);

test.each([
  '<script src="/a.js" defer></script>',
  '<script async src="/a.js"></script>',
  '<script type="module" src="/a.js"></script>',
  '<script nomodule src="/a.js"></script>',
  '<script type="application/json" src="/a.json"></script>',
  '<script>start()</script>',
  '<body><p>x</p><script src="/a.js"></script>',
  '<p>x<script src="/a.js"></script>',
])("doesn't report %s", (html) => expect(breaches(scriptBlocking, html)).toEqual([]));
