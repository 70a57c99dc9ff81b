const path = require('node:path');

/**
 * Files whose texts only people read: a test of such a text would repeat it. Everything else in them is mutated, and where
 * other texts matter, all but whole sentences.
 */
const prose = [
  { files: /^src\/domain\/rules\/[a-z]+\/[a-z0-9-]+\.ts$/, reason: 'the title and advice of an audit rule' },
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

exports.reasonToKeep = reasonToKeep;

/** What Stryker looks for in a module of its `plugins`. */
exports.strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'proseOnly',
    value: {
      shouldIgnore: ({ hub, node }) =>
        reasonToKeep(path.relative(process.cwd(), hub.file.opts.filename), node),
    },
  },
];
