import type { StoragePort } from './ports.ts'
import { restoreMessages } from './restore-typed-text.messages.ts'
import { storageNames } from './storage-names.ts'
import { type Field, fieldsByName, type Kept, pathOf } from './typed-text.ts'

/** How long to wait for fields of the reloaded page: some forms wait for data. */
const PATIENCE_MS = 10_000

const readKept = (tabStorage: StoragePort): Map<string, string> => {
  let values: Kept['values'] = {}
  try {
    const kept = JSON.parse(String(tabStorage.read(storageNames.session.typedText))) as Kept
    if (kept.path === pathOf()) values = kept.values
  } catch {
    // nothing stored, or not readable
  }
  return new Map(Object.entries(values))
}

/** React notices a value only if it is set by the element's native setter and followed by an `input` event. */
const type = (field: Field, value: string) => {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Restores the stored text, once, to the fields of the same page: those present and those rendered later. Explains the
 * reload to the user: another company has another basket and other prices.
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
