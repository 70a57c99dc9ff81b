import { PageReader } from '../../audit';
import { crawling } from '../../platform/crawling';
import { log } from '../../platform/log';
import type { ReaderTask } from '../../platform/tasks';
import { claimSeat } from './claimSeat';
import { ReadingDesk } from './readingDesk';
import { whenToLeave } from './whenToLeave';

/**
 * Reads pages for the slice that leads a job, until that has no more of them or is gone. Of two that are asked for one
 * seat, one reads.
 */
export async function readPages(task: ReaderTask): Promise<void> {
  const claim = await claimSeat(task);
  if (!claim) return;
  const { job, slices, seat } = claim;
  const reader = new PageReader({ input: job.input, slices, ...crawling });
  const desk = new ReadingDesk(claim, reader);
  const watch = whenToLeave(claim, (present) => desk.heed(present));
  try {
    await desk.work(watch.signal);
    log.info('reader done', { seat, pages: desk.pages });
  } finally {
    watch.end();
    await reader.close();
  }
}
