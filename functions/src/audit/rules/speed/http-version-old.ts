import { surveyRule } from '../rule';

/** Reports https sites that offer nothing newer than HTTP/1.1. */
export const httpVersionOld = surveyRule('http-version-old', function* ({ facts, start, count }) {
  if (facts.tls?.http2 !== false) return;
  yield { page: start, message: 'The server supports only HTTP/1.1.', pages: count };
});
