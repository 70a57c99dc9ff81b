import { violations } from '../testPage.fixture';
import { blankTarget, sriMissing } from './externalSites';

describe('blank-target', () => {
  test('reports a new tab for another site', () => {
    expect(violations(blankTarget, '<a href="https://other.example/" target="_blank">')).toEqual([
      'The link to https://other.example/ opens a new tab without rel="noopener".',
    ]);
    expect(violations(blankTarget, '<a href="//other.example/" target=_BLANK rel="nofollow">')).toHaveLength(
      1,
    );
  });

  test('reports an area of an image, and a form', () => {
    const area = '<map><area href="https://other.example/" alt="Other" target="_blank"></map>';
    expect(violations(blankTarget, area)).toEqual([
      'The link to https://other.example/ opens a new tab without rel="noopener".',
    ]);
    const form = '<form action="https://other.example/pay" method="post" target="_blank"></form>';
    expect(violations(blankTarget, form)).toEqual([
      'The form to https://other.example/pay opens a new tab without rel="noopener".',
    ]);
  });

  test.each([
    '<area href="https://other.example/" target="_blank" rel="noopener">',
    '<area href="https://other.example/" alt="target">',
    '<area href="/own" target="_blank">',
    '<form action="https://other.example/" target="_blank" rel="noopener"></form>',
    '<form action="https://other.example/"></form>',
    '<form target="_blank"></form>',
    '<a href="https://other.example/" target="_blank" rel="noopener">',
    '<a href="https://other.example/" target="_blank" rel="external NoReferrer">',
    '<a href="https://other.example/">',
    '<a href="/own" target="_blank">',
    '<a href="https://docs.example.com/" target="_blank">',
    '<a href="mailto:a@example.net" target="_blank">',
  ])("doesn't report %s", (html) => expect(violations(blankTarget, html)).toEqual([]));
});

describe('sri-missing', () => {
  test.each([
    '<script src="https://cdn.example/npm/lib@1.2.3/lib.min.js"></script>',
    '<script src="https://code.example.net/jquery-3.7.1.min.js"></script>',
    '<script src="//cdn.example/ajax/libs/lib/4.17.21/lib.js"></script>',
    '<script src="https://cdn.example/lib@1.2.3"></script>',
    '<link rel="stylesheet" href="https://cdn.example/bootstrap/5.3.3/a.css">',
  ])('reports %s', (html) => expect(violations(sriMissing, html)).toHaveLength(1));

  test.each([
    '<script src="https://cdn.example.org/lib@1.2.3/a.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    '<script src="https://static.example.com/lib@1.2.3/a.js"></script>',
    '<script src="/js/jquery-3.7.1.min.js"></script>',
    // These change without a new URL, so a hash would break them one day.
    '<script src="https://tags.example.net/gtag/js?id=G-1"></script>',
    '<script src="https://js.pay.example.net/v3/"></script>',
    '<link rel="stylesheet" href="https://fonts.example.net/css2?family=Inter">',
    '<link rel="stylesheet" href="https://fonts.example.net/css2?family=Inter:wght@62.5..100&v=-1.2.3">',
    '<script src="https://cdn.example/npm/bootstrap@5.3/dist/js/bootstrap.min.js"></script>',
    '<script src="https://cdn.example/npm/lib@^1.2.3/lib.js"></script>',
    '<script src="//cdn.example/ajax/libs/lib/4.17/lib.js"></script>',
    '<link rel="preconnect" href="https://cdn.example.net/lib@1.2.3/">',
    '<img src="https://cdn.example.net/lib@1.2.3/a.png">',
  ])("doesn't report %s", (html) => expect(violations(sriMissing, html)).toEqual([]));
});
