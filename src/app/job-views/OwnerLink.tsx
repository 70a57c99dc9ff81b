import { css } from '@emotion/react';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import { TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';

const pair = css({ display: 'inline-flex', gap: `0 ${space(2)}`, maxWidth: '100%' });
const name = css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** A touch target that doesn't make a row taller. */
const asOwner = css({
  position: 'relative',
  display: 'inline-block',
  minWidth: '1.5rem',
  margin: `-${space(1)} 0`,
  lineHeight: '1.5rem',
});
const words = css`
  td & {
    ${visuallyHidden}
  }
`;
const sign = css({ display: 'none', 'td &': { display: 'inline' } });

/**
 * For an admin: links to a job's owner, and to the job as its owner sees it. In a table there is room only
 * for an icon.
 */
export function OwnerLink({ job }: { readonly job: Pick<Job, 'jobId' | 'ownerUid' | 'ownerEmail'> }) {
  const { jobId, ownerUid, ownerEmail } = job;
  const owner = `${pathTo('adminUser', { uid: ownerUid })}?job=${jobId}`;
  return (
    <span css={pair}>
      <span css={name}>
        <TextLink to={owner} title={ownerEmail}>
          {ownerEmail || ownerUid}
        </TextLink>
      </span>
      <TextLink to={`${owner}&view`} title="Open as owner">
        <span css={asOwner}>
          <span css={words}>Open as owner</span>
          <span aria-hidden="true" css={sign}>
            ↗
          </span>
        </span>
      </TextLink>
    </span>
  );
}
