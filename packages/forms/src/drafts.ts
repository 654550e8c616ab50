import { storageNames } from '@isp/session'

type Kept = Readonly<Record<string, { owner: string; values: unknown }>>

const KEY = storageNames.session.drafts

const readAll = (): Kept => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    return kept !== null && typeof kept === 'object' ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** Session storage may be full or disabled: drafts are then lost with the page. Without values the draft is deleted. */
const write = (name: string, owner: string, values?: unknown): void => {
  const { [name]: _, ...others } = readAll()
  const kept = values === undefined ? others : { ...others, [name]: { owner, values } }
  try {
    if (Object.keys(kept)[0]) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {}
}

/** The draft of the form with this name; null if there is none or it belongs to another owner. */
export const readDraft = (name: string, owner: string): unknown => {
  const draft = readAll()[name]
  return draft?.owner === owner ? draft.values : null
}

export const keepDraft = (name: string, owner: string, values: unknown): void =>
  write(name, owner, values)

/** Call after the form was sent. Signing out deletes all drafts (session). */
export const forgetDraft = (name: string): void => write(name, '')
