import { pathTo } from '#domain/routes';
import { type Scorable, unscoredBy } from '#domain/score';
import { plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { TextLink } from '#ui/TextLink';

/**
 * Says that a site or some pages were not evaluated because scripts build their content; nothing where there
 * are none.
 */
export function NotEvaluated({ summary }: { readonly summary: Scorable }) {
  const { scriptedPages = 0 } = summary;
  if (scriptedPages === 0) return null;
  const isSite = unscoredBy(summary) === 'scripted';
  return (
    <Notice
      tone="notice"
      title={
        isSite
          ? 'This site renders its content with scripts'
          : `${plural(scriptedPages, 'page')} not evaluated`
      }
    >
      {isSite
        ? 'Plumbline doesn’t run scripts, so it couldn’t evaluate the content or give a grade. The findings come from the site’s server and HTML.'
        : `${scriptedPages === 1 ? 'It renders its' : 'They render their'} content with scripts, which Plumbline doesn’t run. The score is based on the other pages.`}{' '}
      <TextLink to={pathTo('docsRule', { rule: 'content-scripted' })}>How to get a grade</TextLink>
    </Notice>
  );
}
