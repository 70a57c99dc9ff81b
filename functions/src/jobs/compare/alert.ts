import type { Transaction } from 'firebase-admin/firestore';
import { type Comparison, isWorse } from '../../../../src/domain/comparison';
import type { Job } from '../../../../src/domain/job';
import { defaultPreferences } from '../../../../src/domain/preferences';
import { pathTo } from '../../../../src/domain/routes';
import { environment } from '../../platform/environment';
import { paths } from '../../platform/firestore';
import { type Letter, sendMail } from '../../platform/mail';

/**
 * Writes to the owner when a scheduled run got worse, if they want it. Reads at once; the answer writes, together with
 * the job's end, so that there is one mail for one end.
 */
export async function alertOwner(
  tx: Transaction,
  job: Job,
  comparison: Comparison | null,
): Promise<((now: Date) => void) | undefined> {
  if (job.scheduleId === null || !comparison || !isWorse(comparison)) return undefined;
  const wishes = (await tx.get(paths.preferences(job.ownerUid))).data() ?? defaultPreferences;
  const owner = (await tx.get(paths.user(job.ownerUid))).data();
  if (!wishes.notifications.gotWorse || !owner?.email || comparison.kind !== 'compared') return undefined;
  return (now) => sendMail(tx, owner.email, worseLetter(job, comparison), now);
}

function worseLetter(job: Job, { new: fresh, fixed }: Extract<Comparison, { kind: 'compared' }>): Letter {
  const found = [counted(fresh.error, 'new error'), counted(fresh.warning, 'new warning')].filter(
    (words) => words !== null,
  );
  const mended = fixed.error + fixed.warning;
  return {
    subject: `${found.join(' and ')} on ${job.title}`,
    paragraphs: [
      `The scheduled check of ${job.title} found ${found.join(' and ')} since the run before.`,
      ...(mended > 0
        ? [`${counted(mended, 'fault')} of the run before ${mended === 1 ? 'is' : 'are'} fixed.`]
        : []),
      'You get this mail because a scheduled run got worse. Settings has the switch that turns such mails off.',
    ],
    link: { words: 'See what is new', url: `${environment.siteUrl}${pathTo('job', { jobId: job.jobId })}` },
  };
}

function counted(count: number, singular: string): string | null {
  return count === 0 ? null : `${count.toLocaleString('en-GB')} ${singular}${count === 1 ? '' : 's'}`;
}
