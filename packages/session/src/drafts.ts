import type { StoragePort } from './ports.ts'
import { storageNames } from './storage-names.ts'

/**
 * What is being typed into the forms of this tab, by name of the form: it outlives a reload, a lost connection and a
 * session that has ended. Each belongs to its owner (an account, or '' for a visitor) and is nobody else's to see.
 */
export type Drafts = {
  read: (name: string, owner: string) => unknown
  keep: (name: string, owner: string, values: unknown) => void
  forget: (name: string) => void
  forgetAll: () => void
}

type Kept = Readonly<Record<string, { owner: string; values: unknown }>>

export const createDrafts = (tabStorage: StoragePort): Drafts => {
  const key = storageNames.session.drafts
  const readAll = (): Kept => {
    try {
      const kept: unknown = JSON.parse(tabStorage.read(key) ?? '{}')
      return kept !== null && typeof kept === 'object' ? (kept as Kept) : {}
    } catch {
      return {}
    }
  }
  const without = (name: string): Kept =>
    Object.fromEntries(Object.entries(readAll()).filter(([other]) => other !== name))
  const write = (kept: Kept) => tabStorage.write(key, JSON.stringify(kept))
  return {
    read: (name, owner) => {
      const draft = readAll()[name]
      return draft?.owner === owner ? draft.values : null
    },
    keep: (name, owner, values) => write({ ...without(name), [name]: { owner, values } }),
    forget: (name) => {
      const left = without(name)
      if (Object.keys(left).length === 0) tabStorage.remove(key)
      else write(left)
    },
    forgetAll: () => tabStorage.remove(key),
  }
}
