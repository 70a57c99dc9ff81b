import { css } from '@emotion/react';
import { color, radius, space, text } from '../../ui/theme/tokens';

/** The column that everything stands in. */
export const container = css`
  width: 100%;
  max-width: 72rem;
  margin-inline: auto;
  padding-inline: clamp(1.25rem, 4vw, 2.5rem);
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

/** The one thing to do on a page. */
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

/** A navigation that is folded away where there is no room beside the text; whoever uses it says where that is. */
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
