import { css } from '@emotion/react';
import { color, radius, space, text } from '../../ui/theme/tokens';

/** The column that contains everything. */
export const container = css`
  width: 100%;
  max-width: 72rem;
  margin-inline: auto;
  padding-inline: clamp(1.25rem, 4vw, 2.5rem);
`;

/** The height of the window that the sticky header covers. Sticky elements and scroll targets stay below it. */
export const stuckHeader = 'var(--stuck-header)';
export const headerHeight = 'var(--header-height)';

/** The header is sticky, except in low windows and in print. */
export const headerStyle = css`
  :root {
    --header-height: 4.25rem;
    --stuck-header: var(--header-height);
    scroll-padding-top: ${stuckHeader};
  }
  @media (max-width: 48rem) {
    :root {
      --header-height: 3.5rem;
    }
  }
  @media (max-height: 30rem), print {
    :root {
      --stuck-header: 0rem;
    }
  }
`;

/** For the header itself. It is sticky while there is room. */
export const stickingHeader = css`
  position: sticky;
  z-index: 2;
  top: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  @media (max-height: 30rem), print {
    position: relative;
  }
`;

const buttonBase = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: 0 ${space(5)};
  border: 1px solid transparent;
  border-radius: ${radius};
  font-family: inherit;
  font-size: ${text.md};
  font-weight: 600;
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
`;

/** The primary action of a page. */
export const primaryAction = css`
  ${buttonBase}
  background: ${color.accent};
  color: ${color.accentInk};
  &:hover {
    background: color-mix(in srgb, ${color.accent} 86%, ${color.ink});
  }
`;

export const secondaryAction = css`
  ${buttonBase}
  border-color: ${color.lineStrong};
  background: none;
  color: ${color.ink};
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;

/** A navigation that collapses if there is no room beside the text. Its users define when. */
export const foldStyle = css`
  display: none;
  border-block: 1px solid ${color.line};
  summary {
    min-height: 2.75rem;
    padding-block: ${space(2.5)};
    font-size: ${text.sm};
    font-weight: 600;
    cursor: pointer;
  }
  nav {
    padding-bottom: ${space(5)};
  }
`;
