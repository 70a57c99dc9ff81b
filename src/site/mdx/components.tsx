import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { PlanTable } from './PlanTable';
import { RuleCard, RuleList } from './Rules';

function Callout(props: { kind?: 'note' | 'warning'; title: string; children: ReactNode }) {
  return (
    <aside className="callout" data-kind={props.kind ?? 'note'}>
      <p className="callout-title">{props.title}</p>
      {props.children}
    </aside>
  );
}

/** A picture from `static/`. `alt` says what it shows; the caption what to see in it. */
function Figure(props: { src: string; alt: string; width: number; height: number; caption?: string }) {
  const { caption, alt, ...image } = props;
  return (
    <figure className="figure">
      <img alt={alt} {...image} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Numbered steps that hang from the line; its child is an ordered list. */
function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** A wide table or long line scrolls by itself, and by keyboard too. */
function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table is no form, and a region would be a landmark
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

function Code(props: ComponentPropsWithoutRef<'pre'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <pre tabIndex={0} {...props} />;
}

/** What MDX files may use; a capital letter is a component, the others replace Markdown's own elements. */
export const mdxComponents = {
  Callout,
  Figure,
  Steps,
  PlanTable,
  RuleCard,
  RuleList,
  table: Table,
  pre: Code,
};
