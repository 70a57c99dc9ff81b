import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ErrorWords } from '../domain/errors';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing';
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

const drawn = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(6)}`,
  padding: `${space(4)} 0`,
});
const beside = css({ flex: '1 1 14rem', padding: 0, borderLeft: 0 });

const heading = css({ margin: 0, fontSize: text.md, display: 'flex', alignItems: 'baseline', gap: space(2) });
const body = css({ margin: 0, color: color.inkSoft, fontSize: text.sm });

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next: buttons or links. */
  readonly actions?: ReactNode;
}

interface EmptyStateProps extends StateProps {
  /** For the first visit to a list: a drawing of what it will have. */
  readonly drawing?: EmptyDrawingName;
}

/** Says that nothing is here, why, and what to do. */
export function EmptyState({ title, children, actions, drawing }: EmptyStateProps) {
  const words = (
    <>
      <h2 css={heading}>{title}</h2>
      {children && <p css={body}>{children}</p>}
      {actions && <Actions>{actions}</Actions>}
    </>
  );
  if (!drawing) return <div css={frame}>{words}</div>;
  return (
    <div css={drawn}>
      <EmptyDrawing of={drawing} />
      <div css={[frame, beside]}>{words}</div>
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
