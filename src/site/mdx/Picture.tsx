import type { ComponentPropsWithoutRef } from 'react';
import type { Cover } from '../content/entry';

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
