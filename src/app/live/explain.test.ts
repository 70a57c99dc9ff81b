import { explain } from './explain';
import { errorWith } from './fakeBackend.fixture';

test('shows a function’s message only where it is written for users', () => {
  expect(explain(errorWith('functions/failed-precondition', 'This job has already ended.')).message).toBe(
    'This job has already ended.',
  );
  expect(explain(errorWith('functions/internal', 'stack')).message).not.toContain('stack');
  expect(explain('anything').title).toBe('Plumbline had an internal error');
});
