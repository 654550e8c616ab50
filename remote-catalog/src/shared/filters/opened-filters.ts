import { lateLocal } from '@isp/session/late-storage-names'

const openedFilters = lateLocal.openedFilters
/** Filters that are remembered, those touched last. */
const MAX_CODES = 60

const read = (): Map<string, boolean> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(openedFilters) ?? '{}')
    const entries = kept !== null && typeof kept === 'object' ? Object.entries(kept) : []
    return new Map(entries.map(([code, isOpen]) => [code, isOpen === true]))
  } catch {
    return new Map()
  }
}

const keep = (opened: ReadonlyMap<string, boolean>): void => {
  try {
    const latest = [...opened].slice(-MAX_CODES)
    localStorage.setItem(openedFilters, JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // full or switched off: they stay as they are until the page is left
  }
}

/** Opens and closes the groups of filters as they were left (§3); one with a choice in it is never closed. */
export const rememberOpened = (form: HTMLFormElement): void => {
  const groups = form.querySelectorAll<HTMLDetailsElement>('details[data-code]')
  const known = read()
  for (const group of groups) {
    const isOpen = known.get(group.dataset.code ?? '')
    // …nor one that the visitor has just opened
    const isInUse = group.querySelector(':checked, [aria-current], :focus') !== null
    if (isOpen !== undefined && !(isInUse && !isOpen)) group.open = isOpen
  }
  // by hand: the group's own summary was clicked, which a keyboard does too
  form.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('.group > summary') : null
    const group = summary?.parentElement
    if (!(group instanceof HTMLDetailsElement)) return
    const opened = read()
    const code = group.dataset.code ?? ''
    opened.delete(code)
    // the click opens or closes only after its listeners
    keep(opened.set(code, !group.open))
  })
}
