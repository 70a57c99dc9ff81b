import { explain } from './explain';
import { errorWith } from './fakeBackend';

test('a function’s words are shown only where they are written for people', () => {
  expect(explain(errorWith('functions/failed-precondition', 'This job has already ended.')).message).toBe(
    'This job has already ended.',
  );
  expect(explain(errorWith('functions/internal', 'stack')).message).not.toContain('stack');
  expect(explain('anything').title).toBe('Plumbline had an internal error');
});
