import { css } from '@emotion/react';
import { Link } from '@reach/router';
import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyle } from './Button';
import { color, phone, space } from './theme/tokens';

interface LinkProps {
  /** One of our paths. */
  readonly to: string;
  readonly children: ReactNode;
  readonly title?: string;
}

interface TextLinkProps extends LinkProps {
  /** It isn’t part of a sentence, so on a phone it needs an area that is large enough for a thumb. */
  readonly standalone?: boolean;
}

/** Larger for a thumb, without moving the text around it. */
const thumb = css({ [phone]: { padding: `${space(4)} 0` } });

export function TextLink({ to, children, title, standalone = false }: TextLinkProps) {
  return (
    <Link to={to} title={title} css={standalone && thumb}>
      {children}
    </Link>
  );
}

/** A link inside a dense table, in the text color until hovered. */
export function RowLink({ to, children, title }: LinkProps) {
  return (
    <Link
      to={to}
      title={title}
      css={{
        color: color.ink,
        fontWeight: 550,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
        [phone]: { display: 'inline-block', minWidth: '1.5rem', paddingBlock: space(1) },
      }}
    >
      {children}
    </Link>
  );
}

export function ButtonLink({
  to,
  children,
  variant = 'plain',
}: LinkProps & { readonly variant?: ButtonVariant }) {
  return (
    <Link to={to} css={buttonStyle(variant)}>
      {children}
    </Link>
  );
}
