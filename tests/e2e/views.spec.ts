import { expect, type Page, test } from '@playwright/test';
import { viewUidFor } from '#domain/access';
import { auth, call, type SignedIn, signUp, signUpAdmin } from '../support/stack';
import { logOut } from './support/people';
import { logIn } from './support/signIn';
import { viewAs } from './support/viewAs';

interface View {
  readonly person: SignedIn;
  readonly admin: SignedIn;
  readonly tab: Page;
}

async function startView(page: Page): Promise<View> {
  const [person, admin] = [await signUp('viewed'), await signUpAdmin('looker')];
  await logIn(page, admin.email, '/admin');
  return { person, admin, tab: await viewAs(page, person.uid) };
}

const viewExists = ({ person, admin }: View) =>
  auth.getUser(viewUidFor(admin.uid, person.uid)).then(
    () => true,
    () => false,
  );

test('a view shows the user’s own settings, not those of its own account', async ({ page }) => {
  const { person, tab } = await startView(page);
  await tab.goto('/dashboard/settings');
  const email = tab.getByRole('region', { name: 'Email' });
  await expect(email).toContainText(person.email);
  await expect(email).toContainText('Confirmed');
  await expect(tab.getByRole('region', { name: 'Login methods' })).not.toContainText('Not set');
});

const ends: readonly (readonly [string, (view: View) => Promise<unknown>])[] = [
  ['the admin stops it', ({ tab }) => tab.getByRole('button', { name: 'Stop viewing' }).click()],
  ['the admin logs out of it', ({ tab }) => logOut(tab)],
  [
    'its admin is demoted',
    async ({ admin: { uid } }) => call('setAdmin', { uid, admin: false }, await signUpAdmin('chief')),
  ],
];

for (const [when, end] of ends) {
  test(`a view’s tab closes when ${when}, and the view’s account is gone`, async ({ page }) => {
    const view = await startView(page);
    expect(await viewExists(view)).toBe(true);
    const closed = view.tab.waitForEvent('close');
    await end(view);
    await closed;
    await expect.poll(() => viewExists(view)).toBe(false);
  });
}
