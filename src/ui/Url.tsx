import { css } from '@emotion/react';
import { useState } from 'react';
import { parseUrl } from '../domain/url';
import { readable } from './format';
import { color, font, space, text } from './theme/tokens';
import { visuallyHidden } from './VisuallyHidden';

/**
 * Returns a URL that is safe to link to. URLs from audited pages may use `javascript:` or worse, so only http(s) is
 * allowed.
 */
export function safeHref(url: string): string | undefined {
  const protocol = parseUrl(url)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? url : undefined;
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
  // Makes a short path large enough to tap.
  'a&': {
    alignItems: 'center',
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    textDecoration: 'none',
    '&:hover': { color: color.ink, textDecoration: 'underline' },
  },
});

/** The end of a URL that is always shown: its last segment identifies it. */
const tailLength = 16;
/** A shorter piece, such as a scheme, isn't worth leaving out. */
const minCut = 9;

interface UrlProps {
  readonly url: string;
  /** Omits the scheme and host, if all URLs are on the same site. */
  readonly pathOnly?: boolean;
  readonly copy?: boolean;
}

/**
 * Shows an untrusted URL of an audited site. A long one is shortened in the middle and has its full text in the
 * title.
 */
export function Url({ url, pathOnly = false, copy = false }: UrlProps) {
  const href = safeHref(url);
  const shown = readable(pathOnly && href ? pathOf(href) : url);
  const words = href ? (
    <a href={href} title={url} target="_blank" rel="noopener noreferrer nofollow" css={style}>
      <Cut text={shown} />
    </a>
  ) : (
    <span title={url} css={style}>
      <Cut text={shown} />
    </span>
  );
  if (!copy) return words;
  return (
    <span
      css={{ display: 'inline-flex', alignItems: 'baseline', gap: space(1.5), minWidth: 0, maxWidth: '100%' }}
    >
      {words}
      <CopyButton text={url} />
    </span>
  );
}

/** Paper has no hover, so it shows the whole URL on as many lines as needed. */
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

/** Splits text in two visible pieces, of which the first shrinks and the second stays. Screen readers get one piece. */
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

/** Returns the start of the piece that stays, never inside a surrogate pair. */
export function cutAt(whole: string): number {
  const at = whole.length - tailLength;
  if (at < minCut) return 0;
  return /^[\uDC00-\uDFFF]/.test(whole.slice(at)) ? at - 1 : at;
}

/** Returns a URL as displayed, without the scheme and host if it is on the same origin as `page`. */
export function relativeTo(page: string, url: string): string {
  const href = safeHref(url);
  const isSameOrigin = href !== undefined && parseUrl(href)?.origin === parseUrl(page)?.origin;
  return readable(isSameOrigin ? pathOf(href) : url);
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
  '&:hover': { color: color.ink, textDecoration: 'underline' },
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
