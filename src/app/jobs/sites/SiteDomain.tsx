import { explain } from '#app/live/explain';
import { useDocument } from '#app/live/useLive';
import { paths } from '#domain/collections';
import {
  type DomainVerification,
  isVerifiedDomain,
  unverifiedLimits,
  verificationDays,
  verificationHostOf,
  withoutWww,
} from '#domain/domainVerification';
import { Badge } from '#ui/Badge';
import { formatDay } from '#ui/format';
import { Section } from '#ui/Page';
import { SkeletonBar } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { color, space, text } from '#ui/theme/tokens';
import type { Site } from './siteQueries';
import { VerifyButton } from './VerifyButton';

interface SiteDomainProps {
  readonly site: Site;
  /** The site's home page. */
  readonly url: string;
}

const words = { margin: 0, color: color.inkSoft, fontSize: text.sm } as const;

/** Shows whether a domain is verified, and verifies it. */
export function SiteDomain({ site, url }: SiteDomainProps) {
  const live = useDocument(paths.verification(site.uid, withoutWww(site.host)));
  return (
    <Section title="Domain">
      {live.status === 'loading' && <SkeletonBar width="60%" />}
      {live.status === 'error' && <ErrorState words={explain(live.error)} />}
      {live.status === 'ready' && <State verification={live.value} url={url} />}
    </Section>
  );
}

function State({ verification, url }: { verification: DomainVerification | null; url: string }) {
  const verifiedAt = verification?.verifiedAt;
  if (verification && verifiedAt && isVerifiedDomain(verification, new Date())) {
    const until = new Date(verifiedAt.getTime() + verificationDays * 86_400_000);
    return (
      <div css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
        <Badge tone="fixed" shape="tick">
          Verified
        </Badge>
        <p css={words}>Until {formatDay(until)}. Jobs use your plan’s full limits.</p>
      </div>
    );
  }
  return (
    <div css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <Badge tone="unverified" shape="ring">
        {verifiedAt ? 'Expired' : 'Not verified'}
      </Badge>
      <p css={words}>
        Jobs read up to {unverifiedLimits.pages} pages, at {unverifiedLimits.requestsPerSecond} requests per
        second.
      </p>
      <VerifyButton url={url} host={verificationHostOf(url)} label="Verify domain" />
    </div>
  );
}
