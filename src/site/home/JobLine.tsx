import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';

const steps = [
  { title: 'Enter a site', words: 'The whole site, one section, a list of URLs or a sitemap.' },
  {
    title: 'A job crawls it',
    words: 'In the cloud, at a rate your server can handle. Results stream in as it runs.',
  },
  {
    title: 'Every link is checked',
    words: 'A link is reported as broken only when that’s proven. When we can’t tell, we say so.',
  },
  { title: 'You get a report', words: 'What’s new, what’s fixed and what to fix first.' },
];

const line = css`
  position: relative;
  margin: 0;
  padding: clamp(3rem, 9vw, 8rem) 0 ${space(14)} ${space(8)};
  list-style: none;
  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: ${space(6)};
    width: 1px;
    background: ${color.lineStrong};
  }
  &::after {
    content: '';
    position: absolute;
    left: -8px;
    bottom: 0;
    width: 17px;
    height: ${space(8)};
    background: ${color.accent};
    clip-path: polygon(22% 0, 78% 0, 100% 30%, 50% 100%, 0 30%);
  }
  li {
    position: relative;
    padding-bottom: ${space(6)};
  }
  /* A tick where a step hangs. */
  li::before {
    content: '';
    position: absolute;
    left: -${space(8)};
    top: 0.8rem;
    width: ${space(4)};
    height: 1px;
    background: ${color.lineStrong};
  }
  strong {
    font-weight: 600;
  }
  span {
    display: block;
    max-width: 34ch;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.5;
  }
  @media (max-width: 60rem) {
    padding-top: ${space(6)};
  }
`;

/** The steps of a job, from top to bottom. */
export function JobLine() {
  return (
    <ol css={line} aria-label="How a job works">
      {steps.map(({ title, words }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}
