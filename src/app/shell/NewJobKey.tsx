import { navigate } from '@reach/router';
import { pathTo } from '#domain/routes';
import { useKey } from '../keys/keys';

/** Binds `n` on every screen. Mounted before the screen, so that a screen's own binding takes precedence. */
export function NewJobKey() {
  useKey('n', 'New job', () => void navigate(pathTo('newJob')));
  return null;
}
