import { useRef } from 'react';
import { proseStyle } from '../style/prose';
import { useInnerLinks } from './useInnerLinks';

/** HTML that the build made from one of our own MDX files. */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useInnerLinks(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build from our own content, never from input
  return <div ref={text} css={proseStyle} dangerouslySetInnerHTML={{ __html: html }} />;
}
