import { storageNames } from '@isp/session'

type Kept = Readonly<Record<string, { owner: string; values: unknown }>>

const KEY = storageNames.session.drafts

/** Session storage may be full or disabled: drafts are then lost with the page. */
const attempt = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}

const readAll = (): Kept => {
  const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  return kept !== null && typeof kept === 'object' ? (kept as Kept) : {}
}

const write = (kept: Kept): void => {
  attempt(() =>
    Object.keys(kept).length === 0
      ? sessionStorage.removeItem(KEY)
      : sessionStorage.setItem(KEY, JSON.stringify(kept)),
  )
}

const without = (name: string): Kept =>
  Object.fromEntries(Object.entries(readAll()).filter(([other]) => other !== name))

/** The draft of the form with this name; null if there is none or it belongs to another owner. */
export const readDraft = (name: string, owner: string): unknown => {
  const draft = readAll()[name]
  return draft?.owner === owner ? draft.values : null
}

export const keepDraft = (name: string, owner: string, values: unknown): void =>
  write({ ...without(name), [name]: { owner, values } })

/** Call after the form was sent. Signing out deletes all drafts (session). */
export const forgetDraft = (name: string): void => write(without(name))
