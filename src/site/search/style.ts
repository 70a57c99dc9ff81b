import { color, font, radius, shadow, space, text } from '../../ui/theme/tokens';

/** Loaded with the dialog, so that no page contains it. */
export const dialogStyle = `
.search {
  width: min(40rem, calc(100vw - 2rem));
  max-height: min(36rem, calc(100dvh - 2rem));
  margin: min(12vh, 6rem) auto auto;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow};
  overflow: hidden auto;
}
.search::backdrop { background: rgb(10 12 15 / 0.45); }
.search form {
  position: sticky;
  top: 0;
  display: flex;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
}
.search input {
  flex: 1;
  min-width: 0;
  height: 3.5rem;
  padding: 0 ${space(5)};
  border: 0;
  background: none;
  color: inherit;
  font: 500 ${text.md} ${font.sans};
  outline-offset: -3px;
}
.search input::placeholder { color: ${color.inkFaint}; opacity: 1; }
/* The browser's own cross, in its own blue, beside a button that closes. */
.search input::-webkit-search-cancel-button { display: none; }
.search button {
  padding: 0 ${space(5)};
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font: 500 ${text.sm} ${font.sans};
  cursor: pointer;
}
.search p { margin: 0; padding: ${space(3)} ${space(5)}; color: ${color.inkFaint}; font-size: ${text.sm}; }
.search ul { margin: 0; padding: 0 ${space(2)} ${space(2)}; list-style: none; }
.search a {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-left: 2px solid transparent;
  color: inherit;
  text-decoration: none;
}
.search a[aria-selected='true'], .search a:hover { border-left-color: ${color.accent}; background: ${color.sunken}; }
.search strong { grid-row: 1; font-weight: 600; }
.search small { grid-column: 1 / -1; color: ${color.inkSoft}; font-size: ${text.sm}; line-height: 1.5; }
.search mark { background: ${color.accentSoft}; color: inherit; }
.search-kind { grid-row: 1; grid-column: 2; color: ${color.inkFaint}; font-size: ${text.xs}; }
.search-section { grid-column: 1 / -1; color: ${color.inkSoft}; font-size: ${text.sm}; }
.search-section::before { content: '# '; color: ${color.accent}; }
`;
