import { Tabs as Base } from '@base-ui/react/tabs';
import { css } from '@emotion/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { belowTabs, color, font, phone, space, stickyTop, text } from './theme/tokens';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** How many items the tab has, or what changed in it. */
  readonly count?: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** What the tabs are views of. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Actions for all tabs, at the end of their line. */
  readonly aside?: ReactNode;
  /** Keeps the tabs visible while their content scrolls. */
  readonly sticky?: boolean;
}

const bar = css({
  display: 'flex',
  alignItems: 'end',
  gap: space(3),
  borderBottom: `1px solid ${color.line}`,
  '@media print': { display: 'none' },
});

/** The height of sticky tabs. */
const height = '2.5rem';
const phoneHeight = '3rem';

/** Below a banner that sticks to the top, and above everything that scrolls. */
const stuck = css({
  position: 'sticky',
  top: stickyTop,
  zIndex: 3,
  minHeight: height,
  background: color.paper,
  [phone]: { minHeight: phoneHeight },
});

/** Focused elements scroll clear of the tabs, unless they have a scroll margin of their own: `:where` yields to it. */
const clear = css({
  '--below-tabs': `calc(${stickyTop} + ${height})`,
  [phone]: { '--below-tabs': `calc(${stickyTop} + ${phoneHeight})` },
  ':where(&) :where(a, button, input, select, textarea, summary, [tabindex])': {
    scrollMarginTop: `calc(${belowTabs} + 1rem)`,
  },
});

const list = css({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The edge fades if more tabs can be scrolled into view.
  [phone]: {
    paddingRight: space(8),
    maskImage: 'linear-gradient(to right, black calc(100% - 2rem), transparent)',
  },
});

const end = css({ flex: 'none', paddingBottom: space(1) });

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: '2.25rem',
  padding: `0 ${space(2.5)}`,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: color.inkSoft,
  fontFamily: font.sans,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-active]': { color: color.ink, fontWeight: 550, borderBottomColor: color.ink },
  [phone]: { minHeight: '2.75rem' },
});

/** Views of one thing. Arrow keys move between them, and only the selected one is rendered. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  aside,
  sticky = false,
}: TabsProps<Id>) {
  const choose = (value: unknown) => {
    const found = tabs.find(({ id }) => id === value);
    if (found) onChoose(found.id);
  };
  const top = useRef<HTMLDivElement>(null);
  useTopOfNext(chosen, top);
  return (
    <Base.Root value={chosen} onValueChange={choose}>
      <div ref={top} css={{ scrollMarginTop: stickyTop }} />
      <div css={[bar, sticky && stuck]}>
        <Base.List aria-label={label} activateOnFocus css={list}>
          {tabs.map(({ id, title, count }) => (
            <Base.Tab key={id} value={id} css={tab}>
              {title}
              {count !== undefined && <span css={{ fontSize: text.xs, color: color.inkFaint }}>{count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
        {aside && <div css={end}>{aside}</div>}
      </div>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} css={[{ paddingTop: space(4), outlineOffset: 4 }, sticky && clear]}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/** Scrolls to the top of the next view, which would otherwise open at the previous view's scroll position. */
function useTopOfNext(chosen: string, top: RefObject<HTMLElement>): void {
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [chosen, top]);
}
