import { breaches } from '../testPage.fixture';
import { contentScripted } from './content-scripted';

// What is a shell and what isn't is tested in shell.test.ts.
test('reports an empty element that a script fills', () => {
  expect(breaches(contentScripted, '<div id="root"></div><script src="/app.js"></script>')).toEqual([
    'This page renders its content with JavaScript. The HTML has almost none, so we didn’t evaluate it.',
  ]);
});

test("doesn't report a page with content", () => {
  expect(breaches(contentScripted, '<h1>Open in May</h1><script src="/app.js"></script>')).toEqual([]);
});
