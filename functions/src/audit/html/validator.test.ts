import { HtmlValidator } from './validator';

test('a source that would take too long is not asked about', async () => {
  const validator = new HtmlValidator({ ask: () => Promise.reject(new Error('asked')) });
  expect(await validator.check('x'.repeat(1_000_001))).toBeNull();
});

test('who waits when the audit ends gets no answer, nor does who asks afterwards', async () => {
  const validator = new HtmlValidator({ ask: () => new Promise(() => undefined) });
  const waiting = validator.check('<p>x');
  validator.close();
  expect(await waiting).toBeNull();
  expect(await validator.check('<p>x')).toBeNull();
});
