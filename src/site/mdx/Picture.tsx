import type { ComponentPropsWithoutRef } from 'react';
import type { Cover } from '../content/entry';

/** All but `alt` and `src` is put there while building (`gatsby/content/images.ts`). */
interface PictureProps
  extends Omit<ComponentPropsWithoutRef<'img'>, 'width' | 'height'>,
    Partial<Pick<Cover, 'avif' | 'webp' | 'backdrop'>> {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** A picture that is seen at once is loaded at once. */
  readonly first?: boolean;
}

/** A picture in the newest format that the browser knows, at the size that it needs, in a place that is kept free. */
export function Picture({ avif, webp, backdrop, first = false, alt, ...image }: PictureProps) {
  // A drawing has one file for all sizes.
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

/** A picture with what to see in it below. */
export function Figure({ caption, ...picture }: PictureProps & { readonly caption?: string }) {
  return (
    <figure className="figure">
      <Picture {...picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
