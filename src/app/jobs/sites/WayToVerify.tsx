import type { ReactNode } from 'react';
import type { VerificationMethod } from '#domain/domainVerification';
import type { RequestSiteVerificationResult } from '#domain/operations';
import { CopyField } from '#ui/CopyField';
import { readable } from '#ui/format';
import { space, text } from '#ui/theme/tokens';

interface WayToVerifyProps {
  readonly method: VerificationMethod;
  readonly url: string;
  readonly proofs: RequestSiteVerificationResult['proofs'];
}

/** Shows what to put where, for one verification method. */
export function WayToVerify({ method, url, proofs: { dns, meta, file } }: WayToVerifyProps) {
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
