import { formatNumber } from '#domain/numbers';
import { reportedHeaders } from '#functions/audit/fetch/reportedHeaders';
import { isPacked } from '#functions/audit/fetch/responseHeaders';
import { pageRule, settingRule, surveyRule } from '../rule';

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

/** Below this size, compression hardly saves a packet. */
const minBytesToCompress = 2_048;

/** Reports pages that are sent uncompressed although the request accepted compression. */
export const pageUncompressed = settingRule('page-uncompressed', {
  headers: ['content-encoding', 'content-length', 'content-type', 'transfer-encoding', 'vary'],
  check: ({ headers, response }) => (response.size >= minBytesToCompress && !isPacked(headers) ? [''] : []),
  say: () => 'Pages aren’t compressed',
});

const maxHtmlBytes = 500 * 1_024;

/** Reports pages with large HTML. */
export const pageHeavy = pageRule('page-heavy', ({ response }) =>
  response.size <= maxHtmlBytes
    ? []
    : [
        {
          message: `The HTML of this page has ${Math.round(response.size / 1_024)} KB.`,
          evidence: { value: `${response.bytes} bytes sent` },
        },
      ],
);

const maxElements = 3_000;

/** Reports pages with so many elements that browsers slow down. */
export const domLarge = pageRule('dom-large', ({ elements }) =>
  elements > maxElements ? [{ message: `This page has ${formatNumber(elements)} elements.` }] : [],
);

/** Reports https sites that offer nothing newer than HTTP/1.1. */
export const httpVersionOld = surveyRule('http-version-old', function* ({ facts, start, count }) {
  if (facts.tls?.http2 !== false) return;
  yield { page: start, message: 'The server supports only HTTP/1.1.', pages: count };
});
