import { Button } from './Button';
import { formatNumber } from './format';
import { color, space, text } from './theme/tokens';

interface PaginationProps {
  /** The items in the plural: “jobs”. */
  readonly of: string;
  /** Index of the first and last item shown, from 1. Undefined if unknown. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Undefined while counting. Text if the count is incomplete. */
  readonly total?: number | string | undefined;
  /** Undefined at that end of the list. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly busy?: boolean;
}

/** Moves between pages of a long list. Both buttons stay in place, so that a press can be repeated. */
export function Pagination({ of, from, to, total, onPrevious, onNext, busy = false }: PaginationProps) {
  return (
    <nav
      aria-label={`Pages of ${of}`}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), fontSize: text.sm }}
    >
      <span aria-live="polite" css={{ marginRight: 'auto', color: color.inkSoft }}>
        {busy ? `Loading ${of}` : placeWords(of, from, to, total)}
      </span>
      <div css={{ display: 'flex', gap: space(2), marginLeft: 'auto' }}>
        <Step words={`Previous ${of}`} onStep={onPrevious}>
          Previous
        </Step>
        <Step words={`Next ${of}`} onStep={onNext}>
          Next
        </Step>
      </div>
    </nav>
  );
}

interface StepProps {
  readonly words: string;
  readonly onStep: (() => void) | undefined;
  readonly children: string;
}

function Step({ words, onStep, children }: StepProps) {
  return (
    <Button aria-label={words} aria-disabled={onStep === undefined || undefined} onClick={() => onStep?.()}>
      {children}
    </Button>
  );
}

/** “26 to 50 of 1,204 jobs”; “26 to 50” while they are counted. */
function placeWords(
  of: string,
  from: number | undefined,
  to: number | undefined,
  total: number | string | undefined,
): string {
  const whole = total !== undefined && `${typeof total === 'string' ? total : formatNumber(total)} ${of}`;
  if (from === undefined || to === undefined) return whole || '';
  const place = `${formatNumber(from)} to ${formatNumber(to)}`;
  return whole ? `${place} of ${whole}` : place;
}
