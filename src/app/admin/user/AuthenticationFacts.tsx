import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useRead } from '#app/live/useRead';
import type { ReadAccountResult } from '#domain/operations';
import { DateTime } from '#ui/DateTime';
import { FactList } from '#ui/Facts';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { readAccount } from '../operations/accounts';

interface AuthenticationFactsProps {
  readonly uid: string;
  /** Reloads when it changes: our document is updated along with the record. */
  readonly updatedAt: Date;
}

/** Shows every field of the authentication service's record. */
export function AuthenticationFacts({ uid, updatedAt }: AuthenticationFactsProps) {
  const backend = useBackend();
  const account = useRead(uid, () => readAccount(backend, { uid }), [updatedAt.getTime()]);
  if (account.status === 'loading')
    return <SkeletonRows rows={4} words="Loading the authentication record" />;
  if (account.status === 'error' || account.error !== undefined)
    return <ErrorState words={explain(account.error)} />;
  return <FactList facts={factsOf(account.value)} />;
}

const time = (iso: string | null, never: string) => (iso ? <DateTime date={new Date(iso)} /> : never);

function factsOf(account: ReadAccountResult) {
  const { providers, secondFactors, claims } = account;
  return [
    { name: 'Email address', value: account.email ?? 'None' },
    { name: 'Email confirmed', value: account.emailVerified ? 'Yes' : 'No' },
    { name: 'Name', value: account.displayName ?? 'None' },
    { name: 'Photo', value: account.photoURL ?? 'None' },
    { name: 'Phone', value: account.phoneNumber ?? 'None' },
    { name: 'Disabled', value: account.disabled ? 'Yes, in the Firebase console' : 'No' },
    {
      name: 'Login methods',
      value:
        providers.map(({ providerId, email, uid }) => `${providerId} (${email ?? uid})`).join(', ') || 'None',
    },
    { name: 'Anonymous', value: account.isAnonymous ? 'Yes' : 'No' },
    { name: 'Second factors', value: secondFactors.join(', ') || 'None' },
    { name: 'Tenant ID', value: account.tenantId ?? 'None' },
    { name: 'Claims', value: <code>{JSON.stringify(claims)}</code> },
    { name: 'Created', value: time(account.createdAt, 'Unknown') },
    { name: 'Last login', value: time(account.lastSignInAt, 'Never') },
    { name: 'Last seen', value: time(account.lastRefreshAt, 'Never') },
    { name: 'Sessions valid since', value: time(account.tokensValidAfter, 'Account creation') },
  ];
}
