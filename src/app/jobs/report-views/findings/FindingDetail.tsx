import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Finding } from '#domain/finding';
import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import { plural } from '#ui/format';
import { severityStyles } from '#ui/Severity';
import { TextLink } from '#ui/TextLink';
import { color, phone, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { Evidence, hasEvidence } from './Evidence';
import { FindingActions } from './FindingActions';
import { Marks } from './Marks';

const layout = css({ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' });

/** Below the row that it belongs to. */
export const inPlace = css({
  padding: `${space(3)} ${space(4)} ${space(5)} ${space(10)}`,
  [phone]: { padding: `${space(3)} ${space(2)} ${space(5)}` },
});

const title = css({
  margin: 0,
  fontSize: text.md,
  lineHeight: 1.4,
  fontWeight: 600,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});

interface FindingDetailProps {
  readonly finding: Finding;
  /** The index in its rule's list. */
  readonly index: number;
  /** The position in the whole report. */
  readonly position: number;
}

/** Shows all of a finding: what is wrong, what proves it, how to fix it, and where it occurs. */
export function FindingDetail({ finding, index, position }: FindingDetailProps) {
  const { rule, severity, occursOn } = finding;
  const known = isRuleId(rule) ? rules[rule] : undefined;
  return (
    <div css={layout}>
      <div>
        <h4 css={title}>
          <bdi>{finding.message}</bdi>
        </h4>
        <p css={{ margin: `${space(1)} 0 0`, fontSize: '0.8125rem', color: color.inkSoft }}>
          {known?.title ?? rule} · {severityStyles[severity].one} · {plural(occursOn?.pages ?? 1, 'page')}
        </p>
        <Marks finding={finding} />
        <FindingActions finding={finding} index={index} position={position} />
      </div>
      {hasEvidence(finding) && (
        <Part title="Evidence">
          <Evidence finding={finding} />
        </Part>
      )}
      {known && (
        <Part title="How to fix">
          <p css={{ margin: 0, fontSize: text.sm }}>
            {known.why} {known.fix} <TextLink to={pathTo('docsRule', { rule })}>About this rule</TextLink>
          </p>
        </Part>
      )}
      <Part title="Where it occurs">
        <Places finding={finding} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section css={{ display: 'grid', gap: space(1.5), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h5 css={{ margin: 0, fontSize: text.xs, fontWeight: 600, letterSpacing: 0, color: color.inkFaint }}>
        {title}
      </h5>
      {children}
    </section>
  );
}

const list = css({ margin: 0, padding: 0, listStyle: 'none', fontSize: '0.8125rem' });

const place = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(3),
  minHeight: '1.875rem',
  borderBottom: `1px solid ${color.line}`,
  '& > :last-child:not(:first-of-type)': { flex: 'none', color: color.inkFaint },
});

/** Lists the pages that a finding is about. The line is known only on the first of them. */
export function Places({ finding: { page, occursOn, evidence } }: { readonly finding: Finding }) {
  const pages = occursOn?.examples ?? [page];
  const left = (occursOn?.pages ?? 1) - pages.length;
  return (
    <ul css={list}>
      {pages.map((one) => (
        <li key={one} css={place}>
          <Url url={one} pathOnly copy={one === page} />
          {one === page && evidence.line !== undefined && <span>line {evidence.line}</span>}
        </li>
      ))}
      {left > 0 && <li css={place}>and {plural(left, 'more page')}</li>}
    </ul>
  );
}
