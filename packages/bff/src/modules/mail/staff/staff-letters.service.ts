import type { StaffLetter, StaffLettersQuery, StaffLetterText } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../../kernel/page.ts'
import { reasonOf } from '../outgoing/mail-failure.ts'
import { type LetterRow, selectLetters, selectLetterText } from './staff-letters.sql.ts'

export type StaffLettersService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(query: StaffLettersQuery): Promise<PageAnswer<StaffLetter>>
  /** @throws AppError PAGE_NOT_FOUND */
  read(id: number): Promise<StaffLetterText>
}

const toLetter = ({
  createdAt,
  sentAt,
  failedAt,
  code,
  words,
  ...row
}: LetterRow): StaffLetter => ({
  ...row,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  failure:
    failedAt && words !== null
      ? { at: failedAt.toISOString(), reason: reasonOf({ code, words }), words }
      : null,
})

/** Removes keys from links: a link that works by its key alone must be known to its reader only. */
const withoutKeys = (text: string): string =>
  text.replaceAll(/([?&#](?:token|key)=)[^\s&#]+/g, '$1…')

export const createStaffLetters = ({ database }: { database: Database }): StaffLettersService => ({
  list: async (query) => {
    const { items, total } = await selectLetters(database, {
      q: query.q ?? '',
      state: query.state ?? null,
      ...windowOf(query),
    })
    return pageAnswer(items.map(toLetter), total, query)
  },
  read: async (id) => {
    const letter = await selectLetterText(database, id)
    if (!letter) throw new AppError('PAGE_NOT_FOUND')
    return { text: letter.text === null ? null : withoutKeys(letter.text) }
  },
})
