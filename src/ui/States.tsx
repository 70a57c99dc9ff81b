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

type EmptyDrawingName = 'jobs' | 'sites' | 'schedules';

const hairline = { stroke: color.lineStrong, strokeWidth: 1, opacity: 0.7 } as const;

/** What hangs behind the line: the text of a page, two windows, or the path of a pendulum. */
const backgrounds: Record<EmptyDrawingName, ReactNode> = {
  jobs: <path d="M12 20h22M12 30h16M12 40h22M12 50h12M54 20h22M54 30h18M54 40h22M54 50h14" {...hairline} />,
  sites: (
    <path
      d="M8.5 22.5h26v20h-26zM8.5 28.5h26M53.5 32.5h26v20h-26zM53.5 38.5h26M13 52.5h17M58 62.5h17"
      {...hairline}
    />
  ),
  schedules: (
    <>
      <path d="M10 54a52 52 0 0 0 68 0" {...hairline} strokeDasharray="2 4" />
      <path d="M44 6 14 52M44 6l30 46" {...hairline} strokeDasharray="1 5" />
      <path d="M10 54l-3-4M78 54l3-4M26 63l-2 5M62 63l2 5" {...hairline} />
    </>
  ),
};

/** A plumb line at rest, for a screen without content. Decoration beside the words. */
function EmptyDrawing({ of }: { readonly of: EmptyDrawingName }) {
  return (
    <svg
      width="88"
      height="88"
      viewBox="0 0 88 88"
      fill="none"
      aria-hidden="true"
      focusable="false"
      css={{ flex: 'none' }}
    >
      {backgrounds[of]}
      <path d="M30 6h28" stroke={color.ink} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M44 6v50" stroke={color.ink} strokeWidth="1.25" />
      <path d="M38 56h12v6l-6 10-6-10z" fill={color.accent} />
      <path d="M20 82.5h48" stroke={color.lineStrong} strokeWidth="1" />
    </svg>
  );
}
