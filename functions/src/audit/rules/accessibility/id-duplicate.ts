import { sharedHtmlRule } from '../rule';

/** Reports duplicate IDs. Labels and links reach only the first element with an ID. */
export const idDuplicate = sharedHtmlRule('id-duplicate', ['no-dup-id'], ({ message }) => {
  const id = /"([^"]*)"/.exec(message)?.[1];
  return id === undefined ? 'Two elements have the same id.' : `Two elements have the id “${id}”.`;
});
