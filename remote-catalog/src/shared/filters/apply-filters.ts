/**
 * Has the form's filters applied, as its button does. Not `requestSubmit`: before a real submit the browser looks for what
 * to fill in and remember, and lays out for it whatever is folded away.
 */
export const applyFilters = (form: HTMLFormElement | null): void => {
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
