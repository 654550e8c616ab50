import { FILTERS_PANEL } from './filters-form-id.ts'
import { keepFocusInside } from './kept-focus.ts'
import { rememberOpened } from './opened-filters.ts'

/** A day is sent when it is chosen. A year that is still being typed, or is not of this century, is none. */
const sendDate = (date: HTMLInputElement): void => {
  if (!(date.value && date.validity.valid)) return
  date.form?.requestSubmit()
  // it stands among the values now, and is taken away there
  date.value = ''
}

const sendDates = (form: HTMLFormElement): void => {
  // chosen while this was on its way
  for (const date of form.querySelectorAll<HTMLInputElement>('[type=date]')) sendDate(date)
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'date') sendDate(target)
  })
}

/** What filters can do besides, once the page has settled. */
export const enliven = (form: HTMLFormElement): void => {
  rememberOpened(form)
  sendDates(form)
  const panel = form.closest<HTMLElement>(`#${FILTERS_PANEL}`)
  if (panel) keepFocusInside(panel)
}
