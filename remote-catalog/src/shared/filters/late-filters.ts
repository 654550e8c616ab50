import { FILTERS_PANEL } from './filters-form-id.ts'
import { keepFocusInside } from './kept-focus.ts'
import { rememberOpened } from './opened-filters.ts'

/** A day is sent when it is chosen. A year that is still being typed is none. */
const sendDates = (form: HTMLFormElement): void =>
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'date') return
    if (target.value < '2') return
    form.requestSubmit()
    // it stands among the values now, and is taken away there
    target.value = ''
  })

/** Enter in a filter's own search ticks the one value that is left, and sends nothing else. */
const tickFound = (form: HTMLFormElement): void =>
  form.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return
    event.preventDefault()
    const found = target
      .closest('fieldset')
      ?.querySelectorAll<HTMLInputElement>('li:not([hidden]) input')
    if (found?.length === 1) found[0]?.click()
  })

/** What filters can do besides, once the page has settled. */
export const enliven = (form: HTMLFormElement): void => {
  rememberOpened(form)
  sendDates(form)
  tickFound(form)
  const panel = form.closest<HTMLElement>(`#${FILTERS_PANEL}`)
  if (panel) keepFocusInside(panel)
}
