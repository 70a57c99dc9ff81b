import { navigate } from '@reach/router';
import { pathTo } from '#domain/routes';
import { useKey } from '../keys/keys';

/**
 * `n` on every screen. It stands before the screen in the frame, so that the key is the screen's own where that has one.
 */
export function NewJobKey() {
  useKey('n', 'New job', () => void navigate(pathTo('newJob')));
  return null;
}
