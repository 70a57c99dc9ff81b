import { tidyProperties } from './properties';

test('default properties reveal no job, no user, and no page of another site', () => {
  expect(
    tidyProperties({
      $current_url: 'https://plumbline.example/dashboard/jobs/secret-id?tab=pages#x',
      $pathname: '/admin/users/uid-1',
      $referrer: 'https://search.example/?q=my+site',
      $session_entry_url: 'https://plumbline.example/auth/action?oobCode=abc',
      $initial_referrer: '$direct',
      title: '12 broken links on example.com',
      $browser: 'Firefox',
      $screen_width: 1_280,
      $set_once: { $initial_current_url: 'https://plumbline.example/?email=ada@example.com' },
    }),
  ).toEqual({
    $current_url: 'https://plumbline.example/dashboard/jobs/:jobId',
    $pathname: '/admin/users/:uid',
    $referrer: 'https://search.example',
    $session_entry_url: 'https://plumbline.example/auth/action',
    $initial_referrer: '$direct',
    $browser: 'Firefox',
    $screen_width: 1_280,
    $set_once: { $initial_current_url: 'https://plumbline.example/' },
  });
});

test('properties that are set on the user are reduced, too', () => {
  expect(tidyProperties({ $set: { title: 'x', $initial_pathname: '/admin/users/uid-1' } })).toEqual({
    $set: { $initial_pathname: '/admin/users/:uid' },
  });
});

test('keeps values that are no URL and names that only contain such a word', () => {
  const kept = {
    $set: null,
    $set_once: ['x'],
    screen_url: 5,
    referrer_count: 'seven',
    url_length: 'long',
    pathname_length: 'long',
  };
  expect(tidyProperties(kept)).toEqual(kept);
  expect(tidyProperties({ $set: 'x' })).toEqual({ $set: 'x' });
});
