import { css } from '@emotion/react';
import { consentActions } from '../../ui/consentActions';
import { color, font, space, text } from '../../ui/theme/tokens';

const button = css`
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font: ${text.sm} ${font.sans};
  cursor: pointer;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  &[hidden] {
    display: none;
  }
`;

/** Opens the consent question again. The script shows it if the build has analytics. */
export function ConsentLink() {
  return (
    <button type="button" css={button} data-action={consentActions.open} hidden>
      Analytics settings
    </button>
  );
}
