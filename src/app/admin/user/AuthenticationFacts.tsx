import { useEffect, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
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
  const [account, setAccount] = useState<ReadAccountResult>();
  const [error, setError] = useState<unknown>();
  const version = updatedAt.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of our document reads again.
  useEffect(() => {
    let current = true;
    readAccount(backend, { uid }).then(
      (found) => current && setAccount(found),
      (failure: unknown) => current && setError(failure),
    );
    return () => {
      current = false;
    };
  }, [backend, uid, version]);
  if (error !== undefined) return <ErrorState words={explain(error)} />;
  if (!account) return <SkeletonRows rows={4} words="Loading the authentication record" />;
  return <FactList facts={factsOf(account)} />;
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
