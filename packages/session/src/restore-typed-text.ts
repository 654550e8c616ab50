import type { StoragePort } from './ports.ts'
import { restoreMessages } from './restore-typed-text.messages.ts'
import { storageNames } from './storage-names.ts'
import { type Field, fieldsByName, type Kept, pathOf } from './typed-text.ts'

/** How long fields of the reloaded page may still come: some forms wait for data. */
const PATIENCE_MS = 10_000

const readKept = (tabStorage: StoragePort): Map<string, string> => {
  let values: Kept['values'] = {}
  try {
    const kept = JSON.parse(String(tabStorage.read(storageNames.session.typedText))) as Kept
    if (kept.path === pathOf()) values = kept.values
  } catch {
    // nothing is kept, or what is kept is broken
  }
  return new Map(Object.entries(values))
}

/** React hears of a value only when the element's own setter and an `input` event bring it. */
const type = (field: Field, value: string) => {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Gives the text back, once, to the fields of the same page: those that are there and those that still come. Says why the page was
 * opened anew: another company has another basket and other prices.
 */
export const restoreTypedText = (tabStorage: StoragePort, say?: (text: string) => void): void => {
  say?.(restoreMessages.openedAnew)
  const left = readKept(tabStorage)
  tabStorage.remove(storageNames.session.typedText)
  const fill = () => {
    for (const [name, field] of fieldsByName()) {
      const value = left.get(name)
      if (value === undefined) continue
      left.delete(name)
      const isTouched = field.value !== '' && field.value !== field.defaultValue
      if (!isTouched && field.value !== value) type(field, value)
    }
    return left.size === 0
  }
  if (fill()) return
  const observer = new MutationObserver(() => fill() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}
