import { reportedHeaders } from '#functions/audit/fetch/reportedHeaders';
import { pageRule } from '../rule';

/** Milliseconds beyond which waiting for the first byte is poor (web.dev, “Time to First Byte”). */
const maxFirstByteMs = 1_800;

/** Reports pages with a slow first byte. */
export const slowResponse = pageRule('slow-response', ({ response, headers }) => {
  const { firstByteMs } = response;
  if (firstByteMs === null || firstByteMs <= maxFirstByteMs) return [];
  const seconds = (firstByteMs / 1_000).toFixed(1);
  return [
    {
      message: `The first byte of this page arrived after ${seconds} s.`,
      evidence: { value: `${seconds} s`, ...reportedHeaders(headers) },
    },
  ];
});
