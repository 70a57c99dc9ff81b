import { css } from '@emotion/react';
import { useState } from 'react';
import { parseUrl } from '../domain/url';
import { readable } from './readable';
import { color, font, space, text } from './theme/tokens';
import { visuallyHidden } from './VisuallyHidden';

/** Only the web may be linked to: an address out of somebody's page can be `javascript:` or worse. */
export function safeHref(address: string): string | undefined {
  const protocol = parseUrl(address)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : undefined;
}

const style = css({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  minWidth: 0,
  verticalAlign: 'bottom',
  fontFamily: font.mono,
  fontSize: '0.8125rem',
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  // A short path is still large enough to be hit.
  'a&': {
    alignItems: 'center',
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    textDecoration: 'none',
    '&:hover': { color: color.accent, textDecoration: 'underline' },
  },
});

/** The end of an address that always stays: its last segment says which one it is. */
const tailLength = 16;
/** A piece shorter than this, such as a scheme, is not worth leaving out. */
const leastCut = 9;

interface UrlProps {
  readonly address: string;
  /** Leave the scheme and host out, where all addresses are of the same site. */
  readonly pathOnly?: boolean;
  readonly copy?: boolean;
}

/**
 * An address of an audited site, never trusted. Where it does not fit its middle is left out; the whole is in its title.
 */
export function Url({ address, pathOnly = false, copy = false }: UrlProps) {
  const href = safeHref(address);
  const shown = readable(pathOnly && href ? pathOf(href) : address);
  const words = href ? (
    <a href={href} title={address} target="_blank" rel="noopener noreferrer nofollow" css={style}>
      <Cut text={shown} />
    </a>
  ) : (
    <span title={address} css={style}>
      <Cut text={shown} />
    </span>
  );
  if (!copy) return words;
  return (
    <span
      css={{ display: 'inline-flex', alignItems: 'baseline', gap: space(1.5), minWidth: 0, maxWidth: '100%' }}
    >
      {words}
      <CopyButton text={address} />
    </span>
  );
}

/** Paper has no title to hover over: the whole address stands there, over as many lines as it takes. */
const onScreen = css({ '@media print': { display: 'none' } });
const onPaper = css({
  '@media print': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    clipPath: 'none',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});

const head = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' });
const tail = css({ flex: 'none', whiteSpace: 'pre' });

/** Two pieces for the eye, of which the first gives way and the second stays; one piece for a screen reader. */
export function Cut({ text: whole }: { readonly text: string }) {
  const at = cutAt(whole);
  return (
    <>
      <span css={[visuallyHidden, { userSelect: 'none' }, onPaper]}>{whole}</span>
      {at > 0 && (
        <span aria-hidden="true" css={[head, onScreen]}>
          {whole.slice(0, at)}
        </span>
      )}
      <span aria-hidden="true" css={[at > 0 ? tail : head, onScreen]}>
        {whole.slice(at)}
      </span>
    </>
  );
}

/** Where the piece that stays begins; never inside of a character that takes two places. */
export function cutAt(whole: string): number {
  const at = whole.length - tailLength;
  if (at < leastCut) return 0;
  return /^[\uDC00-\uDFFF]/.test(whole.slice(at)) ? at - 1 : at;
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return `${pathname}${search}`;
}

const copyStyle = css({
  border: 0,
  minHeight: '1.5rem',
  padding: `0 ${space(1)}`,
  background: 'none',
  color: color.inkFaint,
  fontFamily: font.sans,
  fontSize: text.xs,
  cursor: 'pointer',
  flex: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: color.accent, textDecoration: 'underline' },
  '@media print': { display: 'none' },
});

const labels = { idle: 'Copy', copied: 'Copied', refused: 'Couldn’t copy' } as const;

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
