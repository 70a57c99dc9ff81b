import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { useContext, useMemo, useState } from 'react';
import { gradeColor } from '#app/job-views/Score';
import { useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import { inputTitles } from '#domain/inputTitles';
import { controlStyle, Field } from '#ui/Field';
import { PopupContainer, popupItemStyle, popupLayer, popupListStyle } from '#ui/popup';
import { SiteTile } from '#ui/SiteTile';
import { font } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { sitesAtHome, sitesQuery } from '../sites/siteQueries';
import { matchingSites, type SiteSuggestion, suggestionsOf } from './siteSuggestions';

const none: readonly SiteSuggestion[] = [];

interface UrlFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
}

/** The field for a site's URL. Suggests the sites that the user has checked before. */
export function UrlField({ value, onText, error, autoFocus }: UrlFieldProps) {
  const { account } = useSession();
  const container = useContext(PopupContainer);
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const sites = useQuery(isUsed && account ? sitesQuery(account.uid, sitesAtHome) : undefined);
  const all = useMemo(() => (sites.status === 'ready' ? suggestionsOf(sites.value) : none), [sites]);
  const matching = matchingSites(all, value);
  const isOpen = open && matching.length > 0;
  return (
    <Field label={inputTitles.url} error={error}>
      {(control) => (
        <Base.Root
          items={matching}
          filter={null}
          itemToStringValue={({ url }) => url}
          value={value}
          onValueChange={onText}
          open={isOpen}
          onOpenChange={setOpen}
          openOnInputClick
        >
          <Base.Input
            {...control}
            name="url"
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="example.com"
            autoFocus={autoFocus}
            css={[controlStyle, { fontFamily: font.mono }]}
            onFocus={() => setUsed(true)}
            onKeyDown={(event) => {
              // Without a list, Escape would clear the field. It closes the dialog instead.
              if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
            }}
          />
          <Base.Portal container={container ?? undefined}>
            <Base.Positioner sideOffset={4} css={popupLayer}>
              <Base.Popup css={popupListStyle}>
                <Base.List aria-label="Sites you checked before">
                  {(site: SiteSuggestion) => (
                    <Base.Item key={site.url} value={site} css={popupItemStyle}>
                      <SiteTile name={site.shown} size={24} />
                      <span css={{ marginRight: 'auto', fontFamily: font.mono }}>{site.shown}</span>
                      <span css={{ fontWeight: 600 }} style={{ color: gradeColor[site.grade] }}>
                        <span css={visuallyHidden}>last grade </span>
                        {site.grade}
                      </span>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
