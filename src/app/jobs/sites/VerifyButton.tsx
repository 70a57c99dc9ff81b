import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/Button';

const VerifyDialog = lazy(async () => ({ default: (await import('./VerifyDialog')).VerifyDialog }));

interface VerifyButtonProps {
  readonly url: string;
  /** Of the site, without `www.`. */
  readonly host: string;
  /** Where rows are named already, the words are short. */
  readonly short?: boolean;
  readonly onVerified?: () => void;
}

/** Leads to the ways in which a site is shown to be the person's own. */
export function VerifyButton({ url, host, short = false, onVerified = () => undefined }: VerifyButtonProps) {
  // It stays once it was opened, so that closing it gives the focus back.
  const [asked, setAsked] = useState<'open' | 'closed'>();
  return (
    <>
      <Button look="quiet" aria-label={`Verify ${host}`} onClick={() => setAsked('open')}>
        {short ? 'Verify' : `Verify ${host}`}
      </Button>
      {asked &&
        // Outside of the form that it may stand in, or Enter in one of its fields would send that form.
        createPortal(
          <Suspense fallback={null}>
            <VerifyDialog
              url={url}
              open={asked === 'open'}
              onClose={() => setAsked('closed')}
              onVerified={onVerified}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
