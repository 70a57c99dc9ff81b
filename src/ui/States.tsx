import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ErrorWords } from '../domain/errors';
import { Shape } from './Icon';
import { color, space, text } from './theme/tokens';

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  gap: space(2),
  maxWidth: '36rem',
  padding: `${space(6)} 0 ${space(6)} ${space(5)}`,
  borderLeft: `1px solid ${color.lineStrong}`,
});

const heading = css({ margin: 0, fontSize: text.md, display: 'flex', alignItems: 'baseline', gap: space(2) });
const body = css({ margin: 0, color: color.inkSoft, fontSize: text.sm });

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next: buttons or links. */
  readonly actions?: ReactNode;
}

/** Says that nothing is here, why, and what to do. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div css={frame}>
      <h2 css={heading}>{title}</h2>
      {children && <p css={body}>{children}</p>}
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}

interface ErrorStateProps {
  readonly words: ErrorWords;
  readonly actions?: ReactNode;
}

/** Says that something could not be loaded. */
export function ErrorState({ words, actions }: ErrorStateProps) {
  return (
    <div css={[frame, { borderLeftColor: color.error }]} role="alert">
      <h2 css={heading}>
        <span css={{ color: color.error, display: 'inline-flex' }}>
          <Shape name="disc" />
        </span>
        {words.title}
      </h2>
      <p css={body}>{words.message}</p>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) }}>{children}</div>
  );
}
