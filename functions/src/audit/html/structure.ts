import type { Tag } from '../markup/attributes';
import type { Kind } from '../markup/kinds';
import type { OpenElement, Repairs } from '../markup/openElements';
import { bitsOf, contentModelOf, interactive, phrasing } from './contentModel';
import { inTemplate } from './hiding';
import * as names from './names';
import type { HtmlCheck, Place, ProblemList } from './problem';

const flowToo = bitsOf(['flow', 'phrasing']);
const loadedInBody =
  /(?:^|\s)(?:dns-prefetch|modulepreload|pingback|preconnect|prefetch|preload|stylesheet)(?:\s|$)/i;

/** Reports misplaced elements: those that browsers repair, and those that they keep though HTML doesn't allow them. */
export class Structure implements Repairs {
  readonly #problems: ProblemList;
  readonly #source: string;
  #tag: Place = { start: 0, end: 0 };
  #isInTemplate: () => boolean = () => false;

  constructor(problems: ProblemList, source: string) {
    this.#problems = problems;
    this.#source = source;
  }

  /** @param tag position of the current tag, for repairs. */
  follow(tag: Place, isInTemplate: () => boolean): void {
    this.#tag = tag;
    this.#isInTemplate = isInTemplate;
  }

  unclosed(element: OpenElement): void {
    if ((element.state & inTemplate) === 0)
      this.#problems.add('element-not-closed', `<${element.kind.name}> has no end tag`, element);
  }

  strayEnd({ name }: Kind): void {
    this.#add('close-order', `</${name}> closes nothing`);
  }

  earlyEnd({ name }: Kind, within: OpenElement): void {
    this.#add('close-order', `</${name}> comes before the end of the <${within.kind.name}> in it`);
  }

  voidEnd({ name }: Kind): void {
    this.#add('void-content', `<${name}> has no end tag`);
  }

  closes({ name }: Kind, around: Kind): void {
    this.#add('element-moved', `<${name}> closes the <${around.name}> around it`);
  }

  moved({ name }: Kind, around: OpenElement): void {
    this.#add('element-moved', `<${name}> in <${around.kind.name}> is put before the table`);
  }

  movedText(start: number, around: OpenElement): void {
    if (around.isTextMoved || (around.state & inTemplate) !== 0) return;
    around.isTextMoved = true;
    const end = this.#source.indexOf('<', start);
    const place = { start, end: end < 0 ? this.#source.length : end };
    this.#problems.add('element-moved', `Text in <${around.kind.name}> is put before the table`, place);
  }

  ignored({ name }: Kind): void {
    this.#add('element-ignored', `<${name}> is ignored here`);
  }

  /** Checks an element's position, and stores what it may contain. */
  place(tag: Tag, around: OpenElement, element: OpenElement | null, isMisplaced: boolean): void {
    const model = contentModelOf(tag.kind);
    if (!isMisplaced && !around.isForeign) this.#check(tag, around, model.is, model.part);
    if (!element) return;
    const hasDescendants = tag.kind.name === 'template';
    element.allows = model.isTransparent ? model.allows | around.allows : model.allows;
    element.parts = model.isTransparent ? model.parts | around.parts : model.parts;
    element.forbids = hasDescendants ? 0 : around.forbids | model.forbids;
  }

  #check(tag: Tag, around: OpenElement, is: number, part: number): void {
    const categories = is | conditional(tag);
    const { name } = tag.kind;
    if ((categories & around.allows) === 0 && (part & around.parts) === 0)
      this.#add('element-permitted-content', `<${name}> is not allowed in <${around.kind.name}>`);
    else if (is !== -1 && (categories & around.forbids) !== 0)
      this.#add('element-permitted-content', `<${name}> is not allowed within the elements around it`);
  }

  #add(rule: HtmlCheck, message: string): void {
    if (!this.#isInTemplate())
      this.#problems.add(rule, message, { start: this.#tag.start, end: this.#tag.end });
  }
}

/** Returns categories that an element belongs to because of its attributes. */
function conditional({ kind, attributes }: Tag): number {
  switch (kind) {
    case names.link:
      return attributes.has(names.itemprop) || loadedInBody.test(attributes.get(names.rel) ?? '')
        ? flowToo
        : 0;
    case names.meta:
      return attributes.has(names.itemprop) ? flowToo : 0;
    case names.a:
      return attributes.has(names.href) ? interactive : 0;
    case names.audio:
    case names.video:
      return attributes.has(names.controls) ? interactive : 0;
    case names.img:
    case names.object:
      return attributes.has(names.usemap) ? interactive : 0;
    case names.input:
      return attributes.get(names.type)?.toLowerCase() === 'hidden' ? phrasing : interactive;
    case names.embed:
      return interactive;
    default:
      return 0;
  }
}
