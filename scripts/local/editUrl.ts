/** The base of “Edit this page” links in tests. Nothing requests it. */
export const editUrl = 'https://code.example/edit/main';
