import { css } from '@emotion/react';
import { color, smallRadius, space, text } from '../ui/theme/tokens';
import { dayInWords } from './blog/summaries';
import type { Entry } from './entry';

const mark = css`
  display: inline-block;
  margin: 0 0 ${space(3)};
  padding: ${space(1)} ${space(3)};
  border: 1px dashed ${color.warning};
  border-radius: ${smallRadius};
  color: ${color.warning};
  font-size: ${text.sm};
  font-weight: 600;
`;

/** Marks a draft or scheduled text, which only `npm run dev` shows. */
export function StatusMark({ status, date }: Pick<Entry, 'status' | 'date'>) {
  if (status === 'live') return null;
  return (
    <p css={mark}>
      {status === 'draft' ? 'Draft' : `Scheduled for ${date === null ? '' : dayInWords(date)}`}
    </p>
  );
}
