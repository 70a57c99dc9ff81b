import { css } from '@emotion/react';
import { useState } from 'react';
import { cutMiddle } from './format';
import { color, font, space, text } from './theme/tokens';

/** Only the web may be linked to: an address out of somebody's page can be `javascript:` or worse. */
export function safeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? address : undefined;
}

const style = css({
  fontFamily: font.mono,
  fontSize: '0.8125rem',
  color: color.inkSoft,
  overflowWrap: 'anywhere',
  'a&': { textDecoration: 'none', '&:hover': { color: color.accent, textDecoration: 'underline' } },
});

interface UrlProps {
  readonly address: string;
  /** Characters before the middle is cut out. */
  readonly most?: number;
  /** Leave the scheme and host out, where all addresses are of the same site. */
  readonly pathOnly?: boolean;
  readonly copy?: boolean;
}

/** An address of an audited site: cut in the middle, whole on hover, and never trusted. */
export function Url({ address, most = 72, pathOnly = false, copy = false }: UrlProps) {
  const href = safeHref(address);
  const shown = cutMiddle(pathOnly && href ? pathOf(href) : address, most);
  const words = href ? (
    <a href={href} title={address} target="_blank" rel="noopener noreferrer nofollow" css={style}>
      {shown}
    </a>
  ) : (
    <span title={address} css={style}>
      {shown}
    </span>
  );
  if (!copy) return words;
  return (
    <span css={{ display: 'inline-flex', alignItems: 'baseline', gap: space(1.5), minWidth: 0 }}>
      {words}
      <CopyButton text={address} />
    </span>
  );
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return `${pathname}${search}`;
}

const copyStyle = css({
  border: 0,
  padding: `0 ${space(1)}`,
  background: 'none',
  color: color.inkFaint,
  fontFamily: font.sans,
  fontSize: text.xs,
  cursor: 'pointer',
  '&:hover': { color: color.accent, textDecoration: 'underline' },
});

const labels = { idle: 'Copy', copied: 'Copied', refused: 'Not copied: your browser refused' } as const;

function CopyButton({ text: copied }: { readonly text: string }) {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const copy = () => {
    navigator.clipboard.writeText(copied).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <button type="button" css={copyStyle} onClick={copy} aria-label={`${labels[state]} ${copied}`}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
