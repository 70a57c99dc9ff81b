import { css } from '@emotion/react';
import { useId } from 'react';
import { pathTo } from '../../domain/routes';
import { color, radius, space, text } from '../../ui/theme/tokens';
import { hiddenStyle } from '../style/content';
import { primaryAction } from '../style/layout';

const form = css`
  ${hiddenStyle}
  display: flex;
  gap: ${space(1.5)};
  width: 100%;
  max-width: 35rem;
  padding: ${space(1.5)};
  border: 1px solid ${color.lineStrong};
  border-radius: calc(${radius} * 2);
  background: ${color.raised};
  &:focus-within {
    border-color: ${color.accent};
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding: 0 ${space(3)};
    border: 0;
    border-radius: ${radius};
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${text.md};
  }
  input::placeholder {
    color: ${color.inkFaint};
  }
  button {
    cursor: pointer;
  }
  @media (max-width: 30rem) {
    flex-direction: column;
  }
`;

/** Checks ten pages without an account. It gets the URL as `?url=…`. */
const target = pathTo('freeCheck');

export function CheckForm() {
  const field = useId();
  return (
    <form css={form} method="get" action={target} data-check>
      <label className="visually-hidden" htmlFor={field}>
        URL of your site
      </label>
      <input
        id={field}
        name="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.com"
        maxLength={2_000}
        required
      />
      <button type="submit" css={primaryAction}>
        Check your site
      </button>
    </form>
  );
}
