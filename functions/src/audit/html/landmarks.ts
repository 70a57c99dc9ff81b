import type { Tag } from '../markup/attributes';
import type { AccessibleNames } from './accessibleNames';
import { inLandmark } from './hiding';
import * as names from './names';
import type { Place, ProblemList } from './problem';

const roles = new Set('complementary contentinfo form banner main navigation region search'.split(' '));

/** A header or a footer in one of these isn't a landmark. */
const around = new Set('article complementary main navigation region'.split(' '));
const aroundElements = new Set('article aside main nav section'.split(' '));

const abstractRoles = new Set(
  'command composite input landmark range roletype section sectionhead select structure widget window'.split(
    ' ',
  ),
);

interface Landmark {
  readonly place: Place;
  readonly element: string;
  readonly role: string;
  readonly node: number;
}

/** Checks landmarks, between which screen reader users jump. */
export class Landmarks {
  readonly #problems: ProblemList;
  readonly #all: Landmark[] = [];
  #hasMain = false;

  constructor(problems: ProblemList) {
    this.#problems = problems;
  }

  /** @returns the state of the element's content. */
  add({ kind, attributes, start, end }: Tag, node: number, state: number): number {
    const written = attributes.get(names.role);
    if (written !== undefined) this.#checkRole(written, { start, end });
    if (kind === names.main && !attributes.has(names.hidden)) this.#addMain({ start, end });
    const isNamed = attributes.has(names.ariaLabel) || attributes.has(names.ariaLabelledby);
    const role = written ?? roleOf(kind.name, (state & inLandmark) !== 0, isNamed);
    if (role !== null && roles.has(role))
      this.#all.push({ place: { start, end }, element: kind.name, role, node });
    const isAround = aroundElements.has(kind.name) || around.has(written ?? '');
    return isAround ? state | inLandmark : state;
  }

  conclude(accessible: AccessibleNames): void {
    for (const role of roles) {
      const group = this.#all.filter((landmark) => landmark.role === role);
      if (group.length < 2) continue;
      const called = group.map(({ node }) => accessible.nameOf(node));
      for (const [at, landmark] of group.entries()) {
        const name = called[at] ?? '';
        if (name === '' && /^(?:form|section)$/.test(landmark.element)) continue;
        if (name !== '' && called.filter((other) => other === name).length === 1) continue;
        const words = name !== '' ? `is called “${name}” like another` : 'has no name of its own';
        this.#problems.add('unique-landmark', `<${landmark.element}> ${words}`, landmark.place);
      }
    }
  }

  #checkRole(written: string, place: Place): void {
    for (const role of written.split(/\s+/))
      if (abstractRoles.has(role))
        this.#problems.add('no-abstract-role', `The role “${role}” is abstract`, place);
  }

  #addMain(place: Place): void {
    if (this.#hasMain) this.#problems.add('no-multiple-main', 'Another <main>', place);
    this.#hasMain = true;
  }
}

function roleOf(element: string, isWithin: boolean, isNamed: boolean): string | null {
  switch (element) {
    case 'aside':
      return 'complementary';
    case 'nav':
      return 'navigation';
    case 'main':
    case 'form':
    case 'search':
      return element;
    case 'header':
      return isWithin ? null : 'banner';
    case 'footer':
      return isWithin ? null : 'contentinfo';
    case 'section':
      return isNamed ? 'region' : null;
    default:
      return null;
  }
}
