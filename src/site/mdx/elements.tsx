import type { ComponentPropsWithoutRef } from 'react';
import type { Cover } from '../entry';

/** A block of code. Its button is shown where a script can copy (`islands/actions.ts`). */
export function Code(props: ComponentPropsWithoutRef<'pre'>) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} {...props} />
      <button type="button" className="code-copy needs-script" data-action="copy" aria-live="polite">
        Copy
      </button>
    </div>
  );
}

/**
 * A link for copying a heading's URL, for pointers only: screen reader and keyboard users have the table of contents,
 * and hear the heading without it. Its sign is in CSS, so that searches, feeds, and copied text don't contain it.
 */
const HeadingLink = ({ id }: { readonly id: string | undefined }) =>
  id ? (
    // biome-ignore lint/a11y/useAnchorContent: its sign is a style's
    <a className="heading-link" href={`#${id}`} aria-hidden="true" tabIndex={-1} />
  ) : null;

export function SectionHeading({ children, ...heading }: ComponentPropsWithoutRef<'h2'>) {
  return (
    <h2 {...heading}>
      <HeadingLink id={heading.id} />
      {children}
    </h2>
  );
}

export function SubsectionHeading({ children, ...heading }: ComponentPropsWithoutRef<'h3'>) {
  return (
    <h3 {...heading}>
      <HeadingLink id={heading.id} />
      {children}
    </h3>
  );
}

/** The build adds everything but `alt` and `src` (`gatsby/content/images.ts`). */
interface PictureProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'width' | 'height'>,
    Partial<Pick<Cover, 'avif' | 'webp' | 'backdrop'>> {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** An image that is visible immediately is loaded eagerly. */
  readonly first?: boolean;
}

/** An image in the best supported format, at the size needed, with its space reserved. */
export function Picture({ avif, webp, backdrop, first = false, alt, ...image }: PictureProps) {
  // An SVG has one file for all sizes.
  const sizes = image.sizes || undefined;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        {...image}
        alt={alt}
        sizes={sizes}
        srcSet={image.srcSet || undefined}
        style={{ backgroundColor: backdrop }}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

/** An image with a caption. */
export function Figure({ caption, ...picture }: PictureProps & { readonly caption?: string }) {
  return (
    <figure className="figure">
      <Picture {...picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
