import { breaches } from '../testPage.fixture';
import { sriMissing } from './sri-missing';

test.each([
  '<script src="https://cdn.example/npm/lib@1.2.3/lib.min.js"></script>',
  '<script src="https://code.example.net/jquery-3.7.1.min.js"></script>',
  '<script src="//cdn.example/ajax/libs/lib/4.17.21/lib.js"></script>',
  '<script src="https://cdn.example/lib@1.2.3"></script>',
  '<link rel="stylesheet" href="https://cdn.example/bootstrap/5.3.3/a.css">',
])('reports %s', (html) => expect(breaches(sriMissing, html)).toHaveLength(1));

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
])("doesn't report %s", (html) => expect(breaches(sriMissing, html)).toEqual([]));
