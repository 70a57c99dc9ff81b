import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useCommands } from '#app/keys/screenCommands';
import { paths } from '#domain/collections';
import type { DomainVerification } from '#domain/domainVerification';
import { unicodeHost } from '#domain/unicodeHost';
import type { Query } from '#services/backend';
import { Button } from '#ui/Button';
import { lazyComponent, OnceOpened } from '#ui/lazyComponent';

const VerifyDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "dialog-verify" */ './VerifyDialog')).VerifyDialog,
}));

interface VerifyButtonProps {
  readonly url: string;
  /** Of the site, without `www.`. */
  readonly host: string;
  /** Replaces the label where the site is already named. */
  readonly label?: string | undefined;
  readonly onVerified?: () => void;
}

/** Opens the dialog that verifies a domain. */
export function VerifyButton({ url, host, label, onVerified = () => undefined }: VerifyButtonProps) {
  const [open, setOpen] = useState(false);
  const words = `Verify ${unicodeHost(host)}`;
  useCommands([{ words, run: () => setOpen(true) }]);
  return (
    <>
      <Button
        variant={label ? 'plain' : 'quiet'}
        aria-label={label && `${label} ${unicodeHost(host)}`}
        onClick={() => setOpen(true)}
      >
        {label ?? words}
      </Button>
      {/* Rendered outside a surrounding form, which Enter in one of its fields would submit otherwise. */}
      {createPortal(
        <OnceOpened open={open}>
          <VerifyDialog url={url} open={open} onClose={() => setOpen(false)} onVerified={onVerified} />
        </OnceOpened>,
        document.body,
      )}
    </>
  );
}

/** The number that the functions consider, newest first. */
const mostProofs = 1_000;

/** Queries the user's ownership proofs, complete or pending. */
export const proofsQuery = (uid: string): Query<DomainVerification> => ({
  from: paths.verifications(uid),
  orderBy: ['verifiedAt', 'desc'],
  limit: mostProofs,
});
