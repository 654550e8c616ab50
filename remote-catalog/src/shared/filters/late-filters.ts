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

/** What filters can do besides, once the page has settled. */
export const enliven = (form: HTMLFormElement): void => {
  rememberOpened(form)
  sendDates(form)
  const panel = form.closest<HTMLElement>(`#${FILTERS_PANEL}`)
  if (panel) keepFocusInside(panel)
}
