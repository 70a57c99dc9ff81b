import { useTitle } from '#app/live/useTitle';
import { type FreeCheck, freeCheckLimits } from '#domain/freeCheck';
import { plural } from '#ui/format';
import { Page, Section } from '#ui/Page';
import { PlumbLine } from '#ui/PlumbLine';
import { SeverityTally } from '#ui/Severity';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';
import { CheckFindings } from './CheckFindings';

interface CheckProgressProps {
  readonly check: FreeCheck;
  readonly site: string;
}

/** Shows what a running check has read and found so far. */
export function CheckProgress({ check, site }: CheckProgressProps) {
  const { progress, state, findings, counts, url } = check;
  const title = state === 'queued' ? `The check of ${site} is queued` : `Checking ${site}`;
  useTitle(title);
  const words =
    state === 'queued'
      ? 'It starts as soon as one of the checks before it has ended.'
      : progressWords(progress);
  return (
    <Page title={title}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(5) }}>
        <PlumbLine fraction={fractionOf(progress)} label="Progress of the check" words={words} height={96} />
        <div css={{ display: 'grid', gap: space(1.5), minWidth: 0 }}>
          <Url url={url} />
          <p role="status" css={{ margin: 0, fontSize: text.sm, color: color.inkSoft }}>
            {words}
          </p>
          <SeverityTally counts={counts} />
        </div>
      </div>
      {findings.length > 0 && (
        <Section title="Findings so far">
          <CheckFindings findings={findings} />
        </Section>
      )}
    </Page>
  );
}

export function progressWords({ pages, fetched, discovered, findings }: FreeCheck['progress']): string {
  return `${plural(pages, 'page')} read, ${fetched} of ${plural(discovered, 'URL')} checked, ${plural(findings, 'finding')}`;
}

/** Combines both limits that end a check: its pages and its requests. */
function fractionOf({ pages, fetched, discovered }: FreeCheck['progress']): number {
  const expected = Math.min(freeCheckLimits.requests, Math.max(discovered, 1));
  const urls = fetched / expected;
  return discovered <= 1 ? pages / freeCheckLimits.pages : Math.min(1, urls);
}
