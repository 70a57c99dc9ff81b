import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { plural } from '#ui/format';
import { color, radius, space } from '#ui/theme/tokens';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: `${space(2)} ${space(3)}`,
  background: color.sunken,
  borderRadius: radius,
  // The list below may be many screens long.
  position: 'sticky',
  top: space(2),
  zIndex: 1,
});

interface SelectionBarProps {
  readonly label: string;
  readonly people: number;
  /** Buttons for actions on all of them. */
  readonly children: ReactNode;
}

/** Shows how many users are selected, and the actions on them. */
export function SelectionBar({ label, people, children }: SelectionBarProps) {
  return (
    <section aria-label={label} css={bar}>
      <span css={{ marginRight: 'auto' }}>{plural(people, 'person', 'people')} selected</span>
      {children}
    </section>
  );
}
