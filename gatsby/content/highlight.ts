import type { BundledLanguage, Highlighter } from 'shiki';
import { type ContentProblem, type TreeNode, walk } from './tree';

/** The languages that editors may name after ```. More of them only cost build time. */
const languages = [
  ...['html', 'css', 'javascript', 'jsx', 'typescript', 'tsx', 'json', 'xml', 'yaml', 'toml', 'ini'],
  ...['bash', 'http', 'mdx', 'markdown', 'apache', 'nginx', 'diff', 'php', 'python'],
] as const satisfies readonly BundledLanguage[];
const plain = 'text';
const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  py: 'python',
  md: 'markdown',
  yml: 'yaml',
};

/** Colors are classes defined in `src/site/style/code.ts`, so the same HTML works in light and dark. */
const theme = 'plumbline';
const tokenClass = /^color:var\(--token-([a-z-]+)\)$/;

let highlighter: Promise<Highlighter> | undefined;

/** Loaded on first use: Gatsby's workers read this file too, but color nothing. */
async function loadHighlighter(): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  const themes = [createCssVariablesTheme({ name: theme, variablePrefix: '--' })];
  return createHighlighter({ themes, langs: [...languages] });
}

/**
 * Colors all code blocks at build time, so browsers get spans and no script.
 * @returns the blocks with an unknown language.
 */
export async function highlightCode(tree: TreeNode): Promise<ContentProblem[]> {
  const blocks: { readonly pre: TreeNode; readonly code: TreeNode; readonly language: string }[] = [];
  walk(tree, (node) => {
    const code =
      node.tagName === 'pre' ? node.children?.find(({ tagName }) => tagName === 'code') : undefined;
    if (code) blocks.push({ pre: node, code, language: languageOf(code) });
  });
  if (blocks.length === 0) return [];
  const unknown = blocks.filter(({ language }) => language !== plain && !isKnown(language));
  highlighter ??= loadHighlighter();
  const { codeToHast } = await highlighter;
  for (const { pre, code, language } of blocks) {
    if (!isKnown(language)) continue;
    const source = (code.children ?? []).map(({ value = '' }) => value).join('');
    const highlighted: TreeNode = codeToHast(source.replace(/\n$/, ''), {
      lang: language,
      theme,
    });
    const lines = highlighted.children?.[0]?.children?.[0]?.children ?? [];
    lines.forEach(classesForStyles);
    code.children = lines;
    pre.properties = { ...pre.properties, 'data-language': language };
  }
  return unknown.map(({ code, language }) => ({
    node: code,
    words: `There is no code language “${language}”. The available languages are ${[...languages, plain].join(', ')}.`,
  }));
}

const isKnown = (language: string): language is (typeof languages)[number] =>
  languages.some((known) => known === language);

function languageOf(code: TreeNode): string {
  const names = code.properties?.className;
  const name = (Array.isArray(names) ? names : []).map(String).find((item) => item.startsWith('language-'));
  const named = name?.slice('language-'.length) ?? plain;
  return aliases[named] ?? named;
}

function classesForStyles(node: TreeNode): void {
  walk(node, ({ properties }) => {
    if (!properties) return;
    const style = String(properties.style ?? '').replace(/\s/g, '');
    delete properties.style;
    const name = tokenClass.exec(style)?.[1];
    if (name) properties.className = [`t-${name}`];
    else if (properties.class === 'line') delete properties.class;
  });
}
