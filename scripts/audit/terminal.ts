import { styleText } from 'node:util';
import type { JobProgress } from '#domain/job';

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Colors on a terminal that supports them (https://no-color.org), plain text everywhere else. */
export function paintFor(stream: { readonly isTTY?: boolean }): Paint {
  const colors = stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return (style, text) => (colors ? styleText(style, text, { validateStream: false }) : text);
}

/** Escapes control characters in text from a site, which could otherwise manipulate the terminal. */
export function harmless(text: string): string {
  return [...text].map((character) => (isControl(character) ? '�' : character)).join('');
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    code < 0x20 ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

/** Between two lines of progress if the output isn't a terminal. */
const logIntervalMs = 5_000;
const redrawIntervalMs = 100;

interface ProgressLine {
  show(progress: JobProgress): void;
  end(): void;
}

/** Shows progress: one updating line on a terminal, an occasional line elsewhere. */
export function progressLine(stream: NodeJS.WriteStream): ProgressLine {
  const live = stream.isTTY;
  let shownAt = live ? 0 : Date.now();
  let drawn = false;
  return {
    show(progress) {
      const now = Date.now();
      if (now - shownAt < (live ? redrawIntervalMs : logIntervalMs)) return;
      shownAt = now;
      drawn = live;
      stream.write(live ? `\r\u001b[2K${lineOf(progress, stream.columns)}` : `${wordsOf(progress)}\n`);
    },
    end() {
      if (drawn) stream.write('\r\u001b[2K');
    },
  };
}

function wordsOf({ pages, fetched, discovered, findings, pagesPerSecond }: JobProgress): string {
  return `${pages} pages read, ${fetched} of ${discovered} URLs checked, ${findings} findings, ${pagesPerSecond} pages/s`;
}

const barWidth = 20;

function lineOf(progress: JobProgress, columns: number): string {
  const share = progress.discovered === 0 ? 0 : progress.fetched / progress.discovered;
  const full = Math.round(share * barWidth);
  const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
  const line = `${bar} ${wordsOf(progress)}  ${harmless(progress.currentUrl ?? '')}`;
  return line.slice(0, Math.max(20, columns - 1));
}
