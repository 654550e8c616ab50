import type { StoragePort } from './ports.ts'
import { storageNames } from './storage-names.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement
export type Kept = { path: string; values: Readonly<Record<string, string>> }

/** Free text fields; no passwords, and no quantities, because another user has another basket. */
const FIELDS =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url]):not([inputmode=numeric])'
export const pathOf = () => location.pathname + location.search

/** Text fields by name or id; names that occur more than once in the page are left out. */
export const fieldsByName = (): Map<string, Field> => {
  const found = new Map<string, Field | null>()
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    const name = field.name || field.id
    if (name) found.set(name, found.has(name) ? null : field)
  }
  return new Map([...found].flatMap(([name, field]) => (field ? [[name, field]] : [])))
}

/** Stores the content of text fields, for the same page after a reload (D27). */
export const keepTypedText = (tabStorage: StoragePort): void => {
  const typed = [...fieldsByName()].filter(([, { value }]) => value !== '')
  const values = Object.fromEntries(typed.map(([name, { value }]) => [name, value]))
  const kept: Kept = { path: pathOf(), values }
  tabStorage.write(storageNames.session.typedText, JSON.stringify(kept))
}
