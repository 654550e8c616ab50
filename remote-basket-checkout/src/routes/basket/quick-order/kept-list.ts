import { forgetDraft, keepDraft, readDraft } from '@isp/forms/drafts'
import { isSignedIn, type Standing } from '@isp/session'
import type { LineEdits } from './pasted-list.ts'

export type KeptList = {
  text: string
  edits: LineEdits
  /** What was sent and may have arrived: the same things go with the same number, so that they count once. */
  attempt: { mergeId: string; body: string } | null
}

const NAME = 'quick-order'
/** What was typed before a sign-in belongs to whoever signs in. */
const NOBODY = ''

export const emptyList: KeptList = { text: '', edits: {}, attempt: null }

export const ownerOf = (standing: Standing): string =>
  isSignedIn(standing) && 'user' in standing ? standing.user.uuid : NOBODY

const isList = (value: unknown): value is KeptList =>
  value !== null &&
  typeof value === 'object' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'edits' in value &&
  typeof value.edits === 'object'

/** As this tab keeps it, until it is added or the account has left. */
export const readKeptList = (owner: string): KeptList => {
  const kept = readDraft(NAME, owner) ?? readDraft(NAME, NOBODY)
  return isList(kept) ? kept : emptyList
}

/** Lines that came with the address, after those that are there; opened twice they count once. */
export const withGiven = (list: KeptList, given: string): KeptList => {
  const there = new Set(list.text.split('\n').map((line) => line.trim()))
  const lines = given.split('\n').filter((line) => line.trim() !== '' && !there.has(line.trim()))
  if (lines.length === 0) return list
  return { ...list, text: [list.text.trimEnd(), ...lines].filter(Boolean).join('\n') }
}

export const keepList = (owner: string, list: KeptList): void =>
  list.text === '' ? forgetDraft(NAME) : keepDraft(NAME, owner, list)
