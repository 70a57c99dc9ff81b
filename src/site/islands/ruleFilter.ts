/** The filter's code loads on first use. */
const load = () => import('../docs/filterRules');

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('[data-rule-filter]') : null;

/** Filters the list of all rules as the visitor types or selects, and as the page's URL says. */
export function offerRuleFilter(): void {
  const filter = async (form: HTMLFormElement) => {
    try {
      const { filterRules } = await load();
      await filterRules(form);
    } catch (error) {
      const status = form.querySelector('[role="status"]');
      if (status) status.textContent = 'The filter couldn’t be loaded. Reload the page.';
      throw error;
    }
  };
  document.addEventListener('input', ({ target }) => {
    const form = formOf(target);
    if (form) void filter(form);
  });
  document.addEventListener('submit', (event) => {
    if (formOf(event.target)) event.preventDefault();
  });
  document.addEventListener('reset', ({ target }) => {
    const form = formOf(target);
    // The fields are only empty after the event.
    if (form) setTimeout(() => void filter(form));
  });
  const form = location.search ? formOf(document.querySelector('[data-rule-filter]')) : null;
  if (form)
    void load().then(({ fillIn }) => {
      if (fillIn(form, location.search)) void filter(form);
    });
}
