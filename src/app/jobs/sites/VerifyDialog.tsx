import { type ReactNode, useEffect, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import {
  unverifiedLimits,
  type VerificationMethod,
  verificationDays,
  verificationHostOf,
} from '#domain/domainVerification';
import type {
  RequestSiteVerificationRequest,
  RequestSiteVerificationResult,
  VerifySiteRequest,
  VerifySiteResult,
} from '#domain/operations';
import { docsPath } from '#domain/routes';
import { unicodeHost } from '#domain/unicodeHost';
import type { Backend } from '#services/backend';
import { Button } from '#ui/Button';
import { CopyField } from '#ui/CopyField';
import { Dialog, DialogActions } from '#ui/Dialog';
import { readable } from '#ui/format';
import { Notice } from '#ui/Notice';
import { SkeletonRows } from '#ui/Skeleton';
import { showToast } from '#ui/showToast';
import { Tabs } from '#ui/Tabs';
import { space, text } from '#ui/theme/tokens';

interface VerifyDialogProps {
  /** Any URL of the site; the proof is looked for under its scheme and host. */
  readonly url: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onVerified: () => void;
}

/** Verifies a domain: says what to put where, and checks whether it is there. */
export function VerifyDialog({ url, open, onClose, onVerified }: VerifyDialogProps) {
  const host = unicodeHost(verificationHostOf(url));
  return (
    <Dialog title={`Verify that you own ${host}`} open={open} onClose={onClose}>
      <p css={{ margin: 0, fontSize: text.sm }}>
        Until you verify the site, jobs on it are limited to {unverifiedLimits.pages} pages and{' '}
        {unverifiedLimits.requestsPerSecond} requests per second, and always respect robots.txt. Use any one
        of these methods. <a href={docsPath('verification')}>More about verification</a>
      </p>
      <Ways url={url} onClose={onClose} onVerified={onVerified} />
    </Dialog>
  );
}

function Ways({ url, onClose, onVerified }: Omit<VerifyDialogProps, 'open'>) {
  const backend = useBackend();
  const [asked, setAsked] = useState<RequestSiteVerificationResult>();
  const { state, run } = useAction(async () => setAsked(await requestSiteVerification(backend, { url })));
  useEffect(run, [run]);
  if (asked) return <Proving url={url} asked={asked} onClose={onClose} onVerified={onVerified} />;
  if (state.status === 'failed') {
    return (
      <>
        <Failure error={state.error} />
        <DialogActions>
          <Button onClick={run}>Try again</Button>
        </DialogActions>
      </>
    );
  }
  return <SkeletonRows rows={3} words="Creating a verification token" />;
}

interface ProvingProps extends Omit<VerifyDialogProps, 'open'> {
  readonly asked: RequestSiteVerificationResult;
}

const verifiedWords = `Jobs on this site can now use your plan’s full limits. We verify again in ${verificationDays} days, so keep the token in place.`;

const titles: Record<VerificationMethod, string> = { meta: 'Meta tag', file: 'File', dns: 'DNS' };

function Proving({ url, asked, onClose, onVerified }: ProvingProps) {
  const backend = useBackend();
  const [method, setMethod] = useState<VerificationMethod>('meta');
  const [seen, setSeen] = useState<string | null>(null);
  const { state, run, reset } = useAction(async () => {
    setSeen(null);
    const result = await verifySite(backend, { url, method });
    setSeen(result.seen);
    if (!result.verified) return;
    // The button that opened this dialog may unmount now, and the dialog with it.
    showToast({ tone: 'fixed', title: `${unicodeHost(result.host)} is verified`, words: verifiedWords });
    onClose();
    onVerified();
  });
  if (asked.verified) {
    return (
      <>
        <Notice tone="fixed" title={`${unicodeHost(asked.host)} is verified`}>
          Jobs on this site can now use your plan’s full limits. We verify again in {verificationDays} days,
          so keep the token in place.
        </Notice>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs
        label="Ways to verify"
        chosen={method}
        onChoose={(chosen) => {
          setMethod(chosen);
          setSeen(null);
          reset();
        }}
        tabs={(['meta', 'file', 'dns'] as const).map((id) => ({
          id,
          title: titles[id],
          content: <WayToVerify method={id} url={url} proofs={asked.proofs} />,
        }))}
      />
      {seen && (
        <Notice tone="warning" title="Not verified yet">
          {seen}
        </Notice>
      )}
      {state.status === 'failed' && <Failure error={state.error} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={run} busy={state.status === 'busy' ? 'Verifying' : undefined}>
          Verify
        </Button>
      </DialogActions>
    </div>
  );
}

export function requestSiteVerification(
  { functions }: Backend,
  request: RequestSiteVerificationRequest,
): Promise<RequestSiteVerificationResult> {
  return functions.call('requestSiteVerification', request);
}

export function verifySite({ functions }: Backend, request: VerifySiteRequest): Promise<VerifySiteResult> {
  return functions.call('verifySite', request);
}

interface WayToVerifyProps {
  readonly method: VerificationMethod;
  readonly url: string;
  readonly proofs: RequestSiteVerificationResult['proofs'];
}

/** Shows what to put where, for one verification method. */
function WayToVerify({ method, url, proofs: { dns, meta, file } }: WayToVerifyProps) {
  switch (method) {
    case 'meta':
      return (
        <Way words={`Add this tag to the head of the home page, ${readable(new URL('/', url).href)}.`}>
          <CopyField label="Element" value={meta.html} what="element" />
        </Way>
      );
    case 'file':
      return (
        <Way words="Publish a file that contains only the token.">
          <CopyField label="File URL" value={new URL(file.path, url).href} what="address" />
          <CopyField label="File content" value={file.content} what="token" />
        </Way>
      );
    case 'dns':
      return (
        <Way
          words={`Add a ${dns.type} record at your DNS provider. It can take up to an hour to take effect.`}
        >
          <CopyField label="Name" value={dns.name} what="name" />
          <CopyField label="Value" value={dns.value} what="value" />
        </Way>
      );
  }
}

function Way({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <p css={{ margin: 0, fontSize: text.sm, overflowWrap: 'anywhere' }}>{words}</p>
      {children}
    </div>
  );
}
