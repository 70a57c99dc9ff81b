import { css } from '@emotion/react';
import { color, radius } from '../../ui/theme/tokens';

const toggle = css`
  display: inline-grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    background: ${color.sunken};
  }
`;

/** Half light, half dark. Its text doesn't depend on the theme, which the server can't know. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="needs-script"
      css={toggle}
      data-action="theme"
      aria-label="Switch between light and dark theme"
    >
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
