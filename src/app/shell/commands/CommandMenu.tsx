import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { css } from '@emotion/react';
import { navigate, useLocation } from '@reach/router';
import { useMemo, useState } from 'react';
import { jobStateStyle } from '#app/job-views/jobState';
import { plainQuery, useStoredViews } from '#app/job-views/list/viewsOfList';
import { jobQuery } from '#app/job-views/useJobList';
import { explain } from '#app/live/explain';
import { useDocument, useQuery } from '#app/live/useLive';
import { useAccount, useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { routeOf } from '#domain/routes';
import type { SavedView } from '#domain/savedViews';
import { popupItemStyle } from '#ui/popup';
import { color, font, space, text } from '#ui/theme/tokens';
import { paramsOf } from '../params';
import { CommandInput } from './CommandInput';
import { type CommandGroup, commandsFor, useFound } from './commands';
import type { Command } from './places';

const recentJobs = 8;

const list = css({
  maxHeight: 'min(24rem, 60dvh)',
  overflowY: 'auto',
  scrollPaddingBlock: space(2),
  fontSize: text.sm,
});
const groupTitle = css({
  padding: `${space(2)} ${space(2.5)} ${space(1)}`,
  fontSize: text.xs,
  color: color.inkFaint,
});

interface CommandMenuProps {
  /** What was typed before it loaded. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** The command palette: opens any page and runs any command by the beginning of its name. */
export function CommandMenu({ typed, onClose }: CommandMenuProps) {
  const { uid } = useAccount();
  const { session } = useSession();
  const admin = session.status === 'signed-in' && session.claims.admin === true;
  const latest = useQuery(jobQuery({ ownerUid: uid, state: undefined }, recentJobs));
  const jobs = latest.status === 'ready' ? latest.value : none;
  const views = useOwnViews(uid);
  const here = useJobHere();
  const [written, setWritten] = useState(typed);
  const { groups: found, isSearching, failure } = useFound(written);
  const groups = useMemo(
    () => commandsFor({ admin, jobs, views, here, found, stateOf: (state) => jobStateStyle(state).title }),
    [admin, jobs, views, here, found],
  );
  const choose = ({ to, run }: Command) => {
    onClose();
    // The dialog restores the focus first; a command may open another one.
    setTimeout(() => {
      if (to !== undefined) void navigate(to);
      run?.();
    });
  };
  return (
    <Base.Root
      inline
      open
      items={groups}
      autoHighlight="always"
      value={written}
      onValueChange={setWritten}
      itemToStringValue={({ label }: Command) => label}
    >
      <Base.Input autoFocus render={<CommandInput />} />
      <Base.Empty>
        <div css={{ padding: space(3), color: color.inkFaint }}>
          {isSearching ? 'Searching this report…' : 'No results'}
        </div>
      </Base.Empty>
      {failure !== undefined && (
        <p role="alert" css={{ margin: 0, padding: space(2.5), fontSize: text.xs }}>
          {explain(failure).message}
        </p>
      )}
      <Base.List css={list}>
        {(group: CommandGroup) => (
          <Base.Group key={group.value} items={group.items}>
            <Base.GroupLabel css={groupTitle}>{group.value}</Base.GroupLabel>
            <Base.Collection>
              {(command: Command) => (
                <Base.Item
                  key={command.id}
                  value={command}
                  css={popupItemStyle}
                  onClick={() => choose(command)}
                >
                  <span css={{ marginRight: 'auto', overflowWrap: 'anywhere' }}>{command.label}</span>
                  {command.aside && (
                    <span css={{ fontFamily: font.mono, fontSize: text.xs, color: color.inkFaint }}>
                      {command.aside}
                    </span>
                  )}
                </Base.Item>
              )}
            </Base.Collection>
          </Base.Group>
        )}
      </Base.List>
    </Base.Root>
  );
}

const none: readonly Job[] = [];

/** Returns the job on the current screen, which already listens to it, so this reads nothing more. */
export function useJobHere(): Job | undefined {
  const { pathname } = useLocation();
  const jobId = routeOf(pathname) === 'job' ? paramsOf('job', pathname).jobId : undefined;
  const job = useDocument(jobId ? paths.job(jobId) : undefined);
  return (job.status === 'ready' && job.value) || undefined;
}

/** Returns the user's saved filters of their own list of jobs, as URL queries. */
export function useOwnViews(uid: string): readonly SavedView[] {
  const { views } = useStoredViews(uid, 'own');
  return useMemo(() => views.map((view) => ({ name: view.name, query: plainQuery(view) })), [views]);
}
