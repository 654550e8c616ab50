const focusable = 'a[href], button, input:not([type=hidden]), select, summary'

/** Over the page on a phone the panel is a dialog: the keyboard goes round in it, and Escape presses its cross. */
export const keepFocusInside = (panel: HTMLElement): void =>
  panel.addEventListener('keydown', (event) => {
    if (!panel.hasAttribute('aria-modal')) return
    if (event.key === 'Escape') panel.querySelector('a')?.click()
    if (event.key !== 'Tab') return
    const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => element.checkVisibility?.() ?? true,
    )
    const [first, last] = [stops[0], stops.at(-1)]
    if (event.shiftKey && document.activeElement === first) {
      event.preventDefault()
      last?.focus()
    } else if (!event.shiftKey && document.activeElement === last) {
      event.preventDefault()
      first?.focus()
    }
  })
