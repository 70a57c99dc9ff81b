import type { AnchorFact, HeadingFact, ScriptFact, Spot } from './facts';

const maxTextLength = 200;
/** Characters of structured data per script; the rest is reported as not read. */
export const maxDataLength = 1_000_000;

interface StyleText extends Spot {
  text: string;
}

/** The open elements whose text is collected. */
export class OpenTexts {
  anchor: AnchorFact | null = null;
  heading: HeadingFact | null = null;
  script: ScriptFact | null = null;
  style: StyleText | null = null;

  get isAny(): boolean {
    return (this.anchor ?? this.heading ?? this.script ?? this.style) !== null;
  }

  add(text: string): void {
    const { anchor, heading, script, style } = this;
    if (style) style.text += text;
    if (anchor && anchor.text.length < maxTextLength) anchor.text += text;
    if (heading && heading.text.length < maxTextLength) heading.text += text;
    if (script?.data != null && script.data.length < maxDataLength) script.data += text;
  }

  /** Adds an accessible name or text alternative, which screen readers use in place of the text. */
  addName(name: string): void {
    if (this.heading) this.heading.text += name;
    if (this.anchor) this.anchor.text += name;
  }

  addCode(): void {
    if (this.anchor) this.anchor.hasCode = true;
  }

  close(name: string): void {
    if (name === 'a') this.anchor = null;
    else if (name === 'script') this.script = null;
    else if (name.length === 2 && name[0] === 'h') this.heading = null;
  }

  /** Returns the style element that ends here, with its full text. */
  closeStyle(): StyleText | null {
    const style = this.style;
    this.style = null;
    return style;
  }
}
