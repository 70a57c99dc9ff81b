import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { formatExact, formatRelative } from './format';
import { text } from './theme/tokens';

/** Returns the current time, updated every 30 seconds. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** “5 minutes ago” is soon wrong on paper. */
const exactOnPaper = css({
  '@media print': { fontSize: 0, '&::after': { content: 'attr(title)', fontSize: text.xs } },
});

/** Shows “5 minutes ago”, and the exact time on hover and on paper. */
export function DateTime({ date }: { readonly date: Date }) {
  const now = useNow();
  return (
    <time dateTime={date.toISOString()} title={formatExact(date)} css={exactOnPaper}>
      {formatRelative(date, now)}
    </time>
  );
}
