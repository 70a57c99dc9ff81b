import type { ComponentPropsWithoutRef } from 'react';

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
