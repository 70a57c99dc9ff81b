import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { userAgentOf } from '../../domain/crawler';
import { siteUrl } from '../urls';
import { Code, Figure, Picture, SectionHeading, SubsectionHeading } from './elements';
import { Operator } from './Operator';
import { PlanTable } from './PlanTable';
import { PlanComparison, PlanPrices } from './Pricing';
import { RuleCard, RuleIndex, RuleList } from './Rules';
import { Tab, Tabs } from './Tabs';

function Callout(props: { kind?: 'note' | 'warning'; title: string; children: ReactNode }) {
  return (
    <aside className="callout" aria-label={props.title} data-kind={props.kind ?? 'note'}>
      <p className="callout-title">{props.title}</p>
      {props.children}
    </aside>
  );
}

/** Numbered steps along a line. Its child is an ordered list. */
function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** A wide table or long line scrolls by itself, also by keyboard. */
function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table is no form, and a region would be a landmark
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/**
 * What MDX files may use: components (capitalized) and replacements of Markdown's elements. Those that read files are
 * in `gatsby/content/components.tsx`.
 */
export const mdxComponents = {
  Callout,
  Figure,
  Steps,
  Tabs,
  Tab,
  PlanTable,
  PlanPrices,
  PlanComparison,
  RuleCard,
  RuleList,
  RuleIndex,
  CrawlerName,
  Operator,
  h2: SectionHeading,
  h3: SubsectionHeading,
  img: Picture,
  table: Table,
  pre: Code,
};

/** The user agent of this site's own crawler: `<CrawlerName />`. */
function CrawlerName() {
  return (
    <Code data-language="http">
      <code>User-Agent: {userAgentOf(siteUrl)}</code>
    </Code>
  );
}
