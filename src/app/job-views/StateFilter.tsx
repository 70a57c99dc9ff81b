import { css } from '@emotion/react';
import { Link } from '@reach/router';
import { type JobState, jobStates } from '../../domain/job';
import { Shape } from '../../ui/Shape';
import { color, phone, radius, space, text } from '../../ui/theme/tokens';
import { lookOf } from './jobState';

const bar = css({
  display: 'flex',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  [phone]: { marginInline: `-${space(4)}`, paddingInline: space(4) },
});

const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: '2rem',
  padding: `0 ${space(2.5)}`,
  borderRadius: radius,
  color: color.inkSoft,
  fontSize: text.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: color.ink, background: color.sunken },
  '&[aria-current="true"]': { color: color.ink, background: color.sunken, fontWeight: 550 },
  [phone]: { minHeight: '2.75rem' },
});

interface StateFilterProps {
  /** The list's own path; the choice is its query. */
  readonly path: string;
  readonly chosen: JobState | undefined;
}

/** The filter is in the address: it can be kept, sent and gone back to. */
export function StateFilter({ path, chosen }: StateFilterProps) {
  return (
    <nav aria-label="Jobs by state">
      <ul css={bar}>
        <li>
          <Link to={path} css={choice} aria-current={chosen === undefined}>
            All
          </Link>
        </li>
        {jobStates.map((state) => (
          <li key={state}>
            <Link to={`${path}?state=${state}`} css={choice} aria-current={chosen === state}>
              <Shape name={lookOf(state).shape} />
              {lookOf(state).title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
