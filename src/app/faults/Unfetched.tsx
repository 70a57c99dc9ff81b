import { useEffect } from 'react';
import { errorCatalogue } from '#domain/errors';
import { Button } from '#ui/Button';
import { ErrorState } from '#ui/States';
import { useOnline } from '../live/useOnline';

/** Replaces a chunk that could not be fetched; it loads when the connection returns. */
export function Unfetched({ onRetry }: { readonly onRetry: () => void }) {
  const online = useOnline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState
      words={errorCatalogue[online ? 'not-fetched' : 'offline']}
      actions={
        <>
          <Button look={online ? 'primary' : 'plain'} onClick={onRetry}>
            Try again
          </Button>
          {online && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
        </>
      }
    />
  );
}
