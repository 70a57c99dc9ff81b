import type { ComponentPropsWithoutRef } from 'react';

/**
 * A link to a heading, to be copied. It is for the pointer alone: who listens or tabs has the list of headings, and hears
 * the heading without it. Its sign is a style's, so that no search, feed or copied text has it.
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
