import type { ReactNode } from 'react';
import { useDocument } from '#app/live/useLive';
import { useTitle } from '#app/live/useTitle';
import { useAccount, useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import { pathTo } from '#domain/routes';
import { DateTime } from '#ui/DateTime';
import { formatDay } from '#ui/format';
import { Page } from '#ui/Page';
import { SkeletonRows, SkeletonTitle } from '#ui/Skeleton';
import { EmptyState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { newJobPath } from '../newJob/newJobPath';

/** Says why no job can be shown, as far as the user may know it, and what to do next. */
export function NoJob({ jobId }: { readonly jobId: string }) {
  const { uid } = useAccount();
  const { session } = useSession();
  const gone = useDocument(paths.goneJob(uid, jobId));
  if (gone.status === 'loading') return <JobWaiting />;
  if (gone.status === 'error' || gone.value === null) {
    const readsAll = session.status === 'signed-in' && session.claims.admin === true;
    return readsAll ? <NobodysJob /> : <NotYours />;
  }
  const { why, title, url, at } = gone.value;
  return why === 'expired' ? (
    <ExpiredJob title={title} url={url} at={at} />
  ) : (
    <DeletedJob title={title} url={url} at={at} />
  );
}

/** Covers missing jobs and other users' jobs alike, so that their existence isn't revealed. */
function NotYours() {
  const { email } = useAccount();
  return (
    <Gone
      title="Job not found"
      what="We couldn’t find this job"
      actions={<ButtonLink to={pathTo('newJob')}>New job</ButtonLink>}
    >
      It may belong to another account, or the link may be incomplete. You’re logged in as {email}. Check the
      URL, or ask the owner to share the report.
    </Gone>
  );
}

/** An admin can read every job, so this one doesn't exist. */
function NobodysJob() {
  return (
    <Gone
      title="Job not found"
      what="This job doesn’t exist"
      actions={<ButtonLink to={pathTo('adminJobs')}>All users’ jobs</ButtonLink>}
    >
      It was deleted, its report expired, or the link is incomplete. Check the URL, or search for the job by
      site or owner.
    </Gone>
  );
}

interface WasProps {
  readonly title: string;
  readonly url: string;
  readonly at: Date;
}

export function ExpiredJob({ title, url, at }: WasProps) {
  return (
    <Gone
      title="Report expired"
      what={`The report for ${title} has expired`}
      actions={<Again title={title} url={url} />}
    >
      It was kept until {formatDay(at)}, the limit of your plan at the time. Run a new job to get a new
      report.
    </Gone>
  );
}

function DeletedJob({ title, url, at }: WasProps) {
  return (
    <Gone
      title="Job deleted"
      what={`The job for ${title} was deleted`}
      actions={<Again title={title} url={url} />}
    >
      The job and its report were deleted <DateTime date={at} />. This can’t be undone. Run a new job to get a
      new report.
    </Gone>
  );
}

function Again({ title, url }: Pick<WasProps, 'title' | 'url'>) {
  return (
    <ButtonLink to={newJobPath(url)} variant="primary">
      Check {title} again
    </ButtonLink>
  );
}

interface GoneProps {
  readonly title: string;
  readonly what: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function Gone({ title, what, actions, children }: GoneProps) {
  useTitle(title);
  return (
    <Page title={title}>
      <EmptyState
        title={what}
        actions={
          <>
            {actions}
            <ButtonLink to={pathTo('jobs')}>Your jobs</ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

export function JobWaiting() {
  return (
    <Page title={<SkeletonTitle words="Job" width="16rem" />}>
      <SkeletonRows rows={8} words="Loading the job" />
    </Page>
  );
}
