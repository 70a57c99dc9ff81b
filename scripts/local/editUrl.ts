/** Where tests find a page's source; nobody goes there. */
export const editUrl = 'https://code.example/edit/main';
