import { sharedHtmlRule } from '../rule';

/** Two elements with one id, of which labels and links reach only the first. */
export const idDuplicate = sharedHtmlRule('id-duplicate', ['no-dup-id'], ({ message }) => {
  const id = /"([^"]*)"/.exec(message)?.[1];
  return id === undefined ? 'Two elements have the same id.' : `Two elements have the id “${id}”.`;
});
