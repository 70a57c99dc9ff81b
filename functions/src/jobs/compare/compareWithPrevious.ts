import { Comparing, type Comparison, whyIncomparable } from '../../../../src/domain/comparison';
import type { Job } from '../../../../src/domain/job';
import type { ReportPart } from '../../../../src/domain/report';
import { paths } from '../../platform/firestore';

/** Parts read at once. */
const partsAtOnce = 25;

/** What changed since the run before; null when there is none to compare with any more. */
export async function compareWithPrevious(job: Job): Promise<Comparison | null> {
  const { jobId, ownerUid, previousJobId } = job;
  if (previousJobId === null) return null;
  const previous = (await paths.job(previousJobId).get()).data();
  if (previous?.ownerUid !== ownerUid) return null;
  const why =
    previous.state === 'succeeded'
      ? whyIncomparable(job.input, previous.input)
      : 'The run before did not come to its end.';
  if (why !== null) return { kind: 'incomparable', previousJobId, why };
  const comparing = new Comparing();
  for await (const { findings, pages } of partsOf(jobId)) comparing.now(findings, pages);
  for await (const { findings } of partsOf(previousJobId)) comparing.before(findings);
  return comparing.result(previousJobId);
}

async function* partsOf(jobId: string): AsyncGenerator<ReportPart> {
  for (let from = 1; ; from += partsAtOnce) {
    const parts = await paths
      .parts(jobId)
      .where('n', '>=', from)
      .where('n', '<', from + partsAtOnce)
      .orderBy('n')
      .get();
    for (const part of parts.docs) yield part.data();
    if (parts.size < partsAtOnce) return;
  }
}
