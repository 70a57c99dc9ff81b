const path = require('node:path');

/**
 * Files whose texts only people read: a test of such a text would repeat it. Everything else in them is mutated, and where
 * other texts matter, all but whole sentences.
 */
const prose = [
  {
    files: /^src\/domain\/rules\/(?!(?:define|index)\.ts)[a-z]+(?:\/[a-z]+)?\.ts$/,
    reason: 'the title and advice of an audit rule',
  },
  { files: /^src\/domain\/errors\.ts$/, reason: 'the words of an error message' },
  {
    files: /^functions\/src\/monitoring\/\w+\.ts$/,
    sentences: /^[A-Z][\w’]* .*\.$/,
    reason: 'the words of a refusal, which no client reads',
  },
];

/** Returns why the string at this syntax node is left as it is, if it is. */
function reasonToKeep(fileName, node) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  const text = node.value ?? '';
  return prose.find(({ files, sentences = /^/ }) => files.test(fileName) && sentences.test(text))?.reason;
}

/** Whether a code like `parts[0]` or `parts[0]?.trim()` reads an element of an array by its number. */
function readsElement(node) {
  if (node?.property?.type === 'NumericLiteral') return true;
  // Stryker may have put its choice between mutants around it: `active ? mutant : (covered, code)`.
  const inner = node?.object ?? node?.callee ?? node?.alternate ?? node?.expressions?.at(-1);
  return inner !== undefined && readsElement(inner);
}

/**
 * Returns why an empty text is left as it is, if it is: a fallback for an element of an array that is always there, which
 * only the type checker asks for.
 */
function reasonToKeepFallback({ node, parent, parentPath }) {
  if (node.type !== 'StringLiteral' || node.value !== '') return undefined;
  const isDefault = parent?.type === 'AssignmentPattern' && parentPath?.parent?.type === 'ArrayPattern';
  const isAlternative =
    parent?.type === 'LogicalExpression' && parent.right === node && readsElement(parent.left);
  return isDefault || isAlternative ? 'a fallback that only the type checker asks for' : undefined;
}

exports.reasonToKeep = reasonToKeep;
exports.reasonToKeepFallback = reasonToKeepFallback;

/** What Stryker looks for in a module of its `plugins`. */
exports.strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'proseOnly',
    value: {
      shouldIgnore: (at) =>
        reasonToKeep(path.relative(process.cwd(), at.hub.file.opts.filename), at.node) ??
        reasonToKeepFallback(at),
    },
  },
];
