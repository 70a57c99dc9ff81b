import { css } from '@emotion/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTyped } from '#app/forms/useTyped';
import { useKey } from '#app/keys/keys';
import { failureCodes, jobStates } from '#domain/job';
import { isCutShort, maxSearchLength, searchToken } from '#domain/jobSearch';
import { grades } from '#domain/score';
import { Button } from '#ui/Button';
import { color, phone, space, text } from '#ui/theme/tokens';
import { jobStateStyle } from '../jobState';
import { failureTitles } from '../labels';
import { Choice, control, ScheduleChoice } from './FilterChoice';
import { isNarrowed, type JobFilter, narrowed, sortsByScore, wholeList } from './jobFilter';

interface FilterBarProps {
  readonly filter: JobFilter;
  readonly onFilter: (filter: JobFilter) => void;
  /** The owner of the jobs; undefined for all users, as an admin. */
  readonly ownerUid: string | undefined;
  /** Known hosts and labels, as suggestions while typing. */
  readonly hosts: readonly string[];
  readonly labels: readonly string[];
  readonly views: ReactNode;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  [phone]: { '& > *': { flex: '1 1 8rem' } },
});

const scoreReason = 'You can’t filter by date while the list is sorted by score. Sort by “Created” first.';

const hintStyle = css({
  fontSize: text.xs,
  color: color.inkSoft,
  [phone]: { '&&': { flex: '1 1 100%' } },
});

function searchHint(typed: string): string | undefined {
  if (typed !== '' && searchToken(typed) === undefined) return 'Enter at least two letters.';
  return isCutShort(typed) ? `Search uses only the first ${maxSearchLength} characters.` : undefined;
}

/** Shows all filters. Each change is a new URL, so that Back undoes it. */
export function FilterBar({ filter, onFilter, ownerUid, hosts, labels, views }: FilterBarProps) {
  const narrowsByMore = hasMore(filter);
  const [more, setMore] = useState(narrowsByMore);
  // Active filters are always visible, however they were set.
  useEffect(() => {
    if (narrowsByMore) setMore(true);
  }, [narrowsByMore]);
  const byScore = sortsByScore(filter);
  const change = (part: Partial<JobFilter>) => onFilter(narrowed(filter, part));
  return (
    <search aria-label="Filter jobs" css={{ display: 'grid', gap: space(2) }}>
      <div css={bar}>
        <Typed
          label="Search by host, title or ID"
          value={filter.q}
          onText={(q) => change({ q })}
          wide
          shortcut="/"
          hint={searchHint(filter.q)}
        />
        <Choice
          label="State"
          any="Any state"
          value={filter.state ?? ''}
          options={jobStates.map((value) => ({ value, label: jobStateStyle(value).title }))}
          onChoose={(state) => change({ state: jobStates.find((one) => one === state) })}
        />
        <Choice
          label="Grade"
          any="Any grade"
          value={filter.grade ?? ''}
          options={grades.map((value) => ({ value, label: `Grade ${value}` }))}
          onChoose={(grade) => change({ grade: grades.find((one) => one === grade) })}
        />
        <Button variant="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? 'Fewer filters' : 'More filters'}
        </Button>
        {isNarrowed(filter) && (
          <Button variant="quiet" onClick={() => onFilter({ ...wholeList, sort: filter.sort })}>
            Clear filters
          </Button>
        )}
        {views}
      </div>
      {more && (
        <div css={bar}>
          <Typed label="Site" value={filter.host} onText={(host) => change({ host })} known={hosts} />
          <Typed label="Label" value={filter.label} onText={(label) => change({ label })} known={labels} />
          {ownerUid === undefined ? (
            <>
              <Typed
                label="Schedule ID"
                value={filter.schedule}
                onText={(schedule) => change({ schedule })}
              />
              <Typed
                label="Owner’s email address"
                value={filter.owner}
                onText={(owner) => change({ owner })}
              />
            </>
          ) : (
            <ScheduleChoice
              ownerUid={ownerUid}
              value={filter.schedule}
              onChoose={(schedule) => change({ schedule })}
            />
          )}
          <Choice
            label="Failure"
            any="Any failure"
            value={filter.failure ?? ''}
            options={failureCodes.map((value) => ({ value, label: failureTitles[value] }))}
            onChoose={(failure) => change({ failure: failureCodes.find((one) => one === failure) })}
          />
          <Day label="From" value={filter.from} off={byScore} onDay={(from) => change({ from })} />
          <Day label="To" value={filter.to} off={byScore} onDay={(to) => change({ to })} />
          {byScore && <span css={{ fontSize: text.xs, color: color.inkFaint }}>{scoreReason}</span>}
        </div>
      )}
    </search>
  );
}

const hasMore = ({ host, label, schedule, owner, failure, from, to }: JobFilter) =>
  [host, label, schedule, owner, failure, from, to].some(Boolean);

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly known?: readonly string[];
  readonly wide?: boolean;
  /** The key that focuses this field. */
  readonly shortcut?: string;
  /** Why there is no search yet. */
  readonly hint?: string | undefined;
}

function Typed({ label, value, onText, known = [], wide = false, shortcut, hint }: TypedProps) {
  const listId = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, onKeyDown } = useTyped(value, onText);
  useKey(shortcut ?? '', label, shortcut ? () => input.current?.focus() : undefined);
  return (
    <>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        list={known.length > 0 ? listId : undefined}
        aria-describedby={hint ? hintId : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        css={[
          control,
          { width: wide ? '17rem' : '11rem' },
          wide && { [phone]: { '&&': { flex: '1 1 100%' } } },
        ]}
      />
      {hint && (
        <span id={hintId} role="status" css={hintStyle}>
          {hint}
        </span>
      )}
      {known.length > 0 && (
        <datalist id={listId}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly off: boolean;
  readonly onDay: (day: string) => void;
}

/** A year typed with the keyboard passes through 0002 and 0202, each of which would load a list. */
function Day({ label, value, off, onDay }: DayProps) {
  const { typed, setTyped, onKeyDown } = useTyped(value, onDay);
  return (
    <label
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: space(1.5),
        fontSize: text.xs,
        color: color.inkSoft,
      }}
      title={off ? scoreReason : undefined}
    >
      {label}
      <input
        type="date"
        value={off ? '' : typed}
        disabled={off}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        css={control}
      />
    </label>
  );
}
