import { css } from '@emotion/react';
import { color, font, radius, space, text } from '../../ui/theme/tokens';

const button = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 2.5rem;
  height: 2.5rem;
  justify-content: center;
  padding: 0 ${space(2.5)};
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.inkSoft};
  font: 500 ${text.sm} ${font.sans};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    background: ${color.sunken};
  }
  kbd {
    min-width: 1.4em;
    padding: 0 0.35em;
    border: 1px solid ${color.line};
    border-radius: 4px;
    color: ${color.inkFaint};
    font-size: ${text.xs};
    line-height: 1.5;
  }
  @media (max-width: 64rem) {
    span,
    kbd {
      display: none;
    }
  }
`;

/** Opens the search (`islands/search.ts`), like the keys / and Ctrl K. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="needs-script"
      css={button}
      data-action="search"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="m10.5 10.5 4 4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span>Search</span>
      <kbd>/</kbd>
    </button>
  );
}
