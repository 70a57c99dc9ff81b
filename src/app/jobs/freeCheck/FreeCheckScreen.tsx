import { navigate, useLocation } from '@reach/router';
import { type FormEvent, useEffect, useState } from 'react';
import { SiteUrlInput } from '#app/forms/SiteUrlInput';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { useAction } from '#app/live/useAction';
import { freeCheckHours, freeCheckLimits } from '#domain/freeCheck';
import { parseSiteUrl, whyNoSite } from '#domain/jobInput';
import type { StartFreeCheckRequest, StartFreeCheckResult } from '#domain/operations';
import { docsPath, pathTo } from '#domain/routes';
import { capture } from '#services/analytics';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { Page } from '#ui/Page';
import { ButtonLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { urlAskedFor } from '../newJob/newJobPath';
import { cameFromOwnPage, signupPath } from './paths';

/** The form of a free check. Starts immediately if the visitor has already submitted the form of a public page. */
export function FreeCheckScreen() {
  const { search } = useLocation();
  const given = urlAskedFor(search) ?? '';
  const [typed, setTyped] = useState(given);
  const [error, setError] = useState<string>();
  const { state, run, reset } = useStartFreeCheck();
  const start = (value: string) => {
    const url = parseSiteUrl(value);
    setError(url ? undefined : whyNoSite(value));
    if (url) run(url.href);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival starts a check by itself.
  useEffect(() => {
    if (given !== '' && cameFromOwnPage(document.referrer, window.location.origin)) start(given);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(typed);
  };
  return (
    <Page title="Check a site">
      <div css={{ display: 'grid', gap: space(5), maxWidth: '36rem' }}>
        <p css={{ margin: 0, fontSize: text.md, color: color.inkSoft }}>
          See what’s broken on {freeCheckLimits.pages} pages of a public site, without an account.
        </p>
        <form noValidate onSubmit={submit} css={{ display: 'grid', gap: space(4) }}>
          <SiteUrlInput
            error={error}
            value={typed}
            onText={(value) => {
              setTyped(value);
              setError(undefined);
              reset();
            }}
          />
          {state.status === 'failed' && <NotStarted error={state.error} url={typed} />}
          <div>
            <Button
              type="submit"
              variant="primary"
              busy={state.status === 'busy' ? 'Starting the check' : undefined}
            >
              Check {freeCheckLimits.pages} pages
            </Button>
          </div>
        </form>
        <p css={{ margin: 0, fontSize: text.xs, color: color.inkFaint }}>
          We send 2 requests per second at most and respect robots.txt. Everyone with the link to the result
          can read it for {freeCheckHours} hours. <a href={docsPath('limits')}>Limits of free checks</a>
        </p>
      </div>
    </Page>
  );
}

/** Says why a check didn't start. An account is always the way on, with the URL filled in. */
function NotStarted({ error, url }: { readonly error: unknown; readonly url: string }) {
  const { title, message } = explain(error);
  return (
    <>
      <Notice tone="error" title={title}>
        {message}
      </Notice>
      <div>
        <ButtonLink to={signupPath(parseSiteUrl(url)?.href ?? '')}>Sign up to check this site</ButtonLink>
      </div>
    </>
  );
}

/** Starts a check without an account, and opens its result in place of the form. */
function useStartFreeCheck() {
  const { functions } = useBackend();
  return useAction(async (url: string) => {
    const request: StartFreeCheckRequest = { url };
    const { checkId } = await functions.call<StartFreeCheckResult>('startFreeCheck', request);
    capture('free check started', {});
    await navigate(pathTo('freeCheckResult', { checkId }), { replace: true });
  });
}
