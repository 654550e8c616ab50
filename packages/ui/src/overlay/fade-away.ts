/** §2.15: how long a modal takes to close, ms: a panel at an edge, and a dialog box. */
const CLOSING_MS = { panel: 400, box: 200 } as const

/**
 * Lets a modal that React is about to remove fade out: a copy of it that nobody can press, focus or hear stays until then.
 * Nothing where motion is unwanted. Call it from the cleanup of a layout effect, while the element is still in the page.
 */
export const fadeAway = (dialog: HTMLDialogElement): void => {
  if (!dialog.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const copy = dialog.cloneNode(true) as HTMLDialogElement
  copy.inert = true
  copy.ariaHidden = 'true'
  for (const named of copy.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id')
    named.removeAttribute('name') // radio buttons of one name share their choice
  }
  document.body.append(copy)
  const duration = CLOSING_MS[dialog.dataset.side === 'center' ? 'box' : 'panel']
  copy.animate({ opacity: 0 }, duration).finished.finally(() => copy.remove())
}
