import { createHash, randomUUID } from 'node:crypto'
import { isFileName, MAX_FILES } from '@isp/contract'
import { loginKey, MESSAGE_MAX, messageRule, visible } from '@isp/contract/fields'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import { readableFileName } from '../../kernel/file-name.ts'
import type { FileOwner, Files } from '../files/files.service.ts'
import {
  type IncomingLetter,
  isOwnLetterId,
  type KnownText,
  type LetterHead,
  LetterRefusal,
  type Mailbox,
  type ReadLetter,
  type TakeFile,
} from '../mail/incoming/incoming-mail.service.ts'
import { selectKnownText } from './known-text.sql.ts'
import { selectMailWriter } from './mail-writer.sql.ts'
import type { ForeignComment, MailedComment } from './mailed-comment.ts'
import type { ReplyAddresses, ReplyTo } from './reply-address.ts'
import type { Requesters } from './requesters.service.ts'
import { hasLetter } from './ticket-comments.sql.ts'
import { readerOf } from './ticket-reader.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'
import type { Tickets } from './tickets.service.ts'
import { REQUESTER, selectTicket } from './tickets.sql.ts'

type Ports = {
  database: Database
  log: FastifyBaseLogger
  tickets: Pick<Tickets, 'answer' | 'keepForeign'>
  requesters: Pick<Requesters, 'emailOf' | 'answer' | 'keepForeign'>
  files: Pick<Files, 'take'>
  addresses: ReplyAddresses
  /** The sender's address, from which Message-IDs of our letters are made. */
  sender: string
}

/** Shown to servers: ASCII, with codes of RFC 3463. */
const refusals = {
  noSuchAddress: () => new LetterRefusal(550, '5.1.1 No such address'),
  noAccess: () =>
    new LetterRefusal(550, '5.7.1 You cannot write to this ticket any more, please use the site'),
  nothingSaid: () => new LetterRefusal(554, '5.6.0 The letter has neither text nor files'),
  tooManyFiles: () => new LetterRefusal(552, `5.3.4 More than ${MAX_FILES} files`),
  tooLarge: () => new LetterRefusal(552, '5.3.4 A file is larger than 25 MB'),
  noRoom: (cause: unknown) =>
    new LetterRefusal(452, '4.3.1 No room for files now, please try again later', { cause }),
}

const inWords = (error: unknown): unknown => {
  if (!(error instanceof AppError)) return error
  if (error.code === 'TICKET_NOT_FOUND') return refusals.noAccess()
  if (error.code === 'FILE_TOO_LARGE') return refusals.tooLarge()
  return ['FILE_QUOTA_EXCEEDED', 'STORAGE_FULL'].includes(error.code)
    ? refusals.noRoom(error)
    : error
}

/** The same key for repeated deliveries of a letter, in the form of keys that pages make. */
const keyOf = (ticketId: number, letter: string): string =>
  createHash('sha256')
    .update(`${ticketId} ${letter}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const LETTER_MAX = 100_000
const rule = messageRule({ isRequired: false })

const typed = (text: string, max: number): string => {
  const normal = rule.normalise(text).replaceAll(/[^\P{C}\t\n]/gu, '')
  return [...normal.slice(0, 2 * max)].slice(0, max).join('').trim()
}

/** A valid file name, whatever the letter calls the file. */
const fileName = (given: string, place: number): string => {
  const last = readableFileName(given).split(/[/\\]/).at(-1) ?? ''
  const name = visible(last)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return isFileName(name) ? name : messages.attachment(place)
}

/** The stored text of a letter, with what only its other form says; a cut at the limit is noted in the text. */
const wholeOf = ({ whole, other }: ReadLetter): string => {
  const text = other === '' ? whole : `${whole}\n\n${messages.otherForm}\n\n${other}`
  const kept = typed(text, LETTER_MAX)
  return kept.length < LETTER_MAX ? kept : `${kept}\n\n${messages.cutShort(LETTER_MAX)}`
}

/** The comment made of a letter. */
const wordsOf = (
  read: ReadLetter,
  { hasFiles, refused }: { hasFiles: boolean; refused: string[] },
) => {
  const whole = wholeOf(read)
  const answer = typed(read.answer, LETTER_MAX) || (hasFiles ? '' : whole)
  const note = refused.length > 0 ? `\n\n${messages.leftOut(refused)}` : ''
  const said = typed(answer, MESSAGE_MAX - note.length)
  return { text: (said + note).trim(), letter: said === whole ? null : whole }
}

const NAMES = 200

/** All names of the letter's writers: with several it cannot be taken for the expected person's. */
const namesOf = (from: readonly string[]): string =>
  from
    .filter((name) => name !== '')
    .join(', ')
    .replaceAll(/\p{C}/gu, '')
    .slice(0, NAMES) || messages.somebody

/** The person whose letter is expected, and what is done with it. */
type Writer = {
  email: string
  accountId: number | null
  answer(letter: MailedComment & { owner: FileOwner }): Promise<void>
  keepForeign(letter: ForeignComment): Promise<void>
}

/** How a letter is treated, decided by its head. */
type Fate = { from: string; messageId: string; isForeign: boolean; owner: FileOwner }

/** Receives answers to letters about tickets: the writer's own text becomes a comment, as if written on the site. */
export const createTicketMailbox = (ports: Ports): Mailbox => {
  const { database, log, tickets, requesters, files, addresses, sender } = ports

  /** The person without an account, by the e-mail left with the question. */
  const requesterOf = async (ticketId: number): Promise<Writer | undefined> => {
    const email = await requesters.emailOf(ticketId)
    return email === undefined
      ? undefined
      : {
          ...{ email, accountId: null },
          answer: (letter) => requesters.answer(ticketId, letter),
          keepForeign: (letter) => requesters.keepForeign(ticketId, letter),
        }
  }

  const personOf = async (to: ReplyTo): Promise<Writer | undefined> => {
    const { ticketId, accountId } = to
    const person = await selectMailWriter(database, to)
    if (!person || !(await selectTicket(database, readerOf(person), ticketId))) return undefined
    return {
      ...{ email: person.account.login, accountId },
      answer: ({ owner: _owner, ...letter }) => tickets.answer(person, ticketId, letter),
      keepForeign: (letter) => tickets.keepForeign(person, ticketId, letter),
    }
  }

  const writerOf = async (address: string): Promise<{ to: ReplyTo; writer: Writer }> => {
    const to = addresses.read(address)
    if (!to) throw refusals.noSuchAddress()
    const writer = await (to.accountId === REQUESTER ? requesterOf(to.ticketId) : personOf(to))
    if (!writer) throw refusals.noAccess()
    return { to, writer }
  }

  /** Null: the letter is ignored, being automatic, one of our own, or received before. */
  const fateOf = async (
    { ticketId }: ReplyTo,
    { email, accountId }: Writer,
    { from, messageId, isAutomatic }: LetterHead,
  ): Promise<Fate | null> => {
    if (isAutomatic || isOwnLetterId(messageId, sender)) return null
    if (messageId && (await hasLetter(database, keyOf(ticketId, messageId)))) return null
    const isForeign = from.length !== 1 || loginKey(from[0] ?? '') !== loginKey(email)
    const owner =
      isForeign || accountId === null
        ? { accountId: null, companyId: null, clientId: randomUUID() }
        : { accountId, companyId: null, clientId: null }
    return { from: namesOf(from), messageId, isForeign, owner }
  }

  /** Text that the letter may quote: of the ticket and of our letters about it. */
  const knownTo = async (to: ReplyTo, { email }: Writer): Promise<KnownText> => ({
    ...(await selectKnownText(database, to)),
    addresses: [sender.replace(/^.*<|>$/g, ''), email]
      .map(loginKey)
      .filter((address) => address.includes('@')),
  })

  const takingInto = (owner: FileOwner, fileIds: string[], refused: string[]): TakeFile => {
    const place = () => fileIds.length + refused.length + 1
    return async ({ name: given, content }) => {
      if (place() > MAX_FILES) throw refusals.tooManyFiles()
      const name = fileName(given, place())
      const from = { owner, address: '0.0.0.0', purpose: 'ticket' } as const
      try {
        fileIds.push(await files.take(from, { name, content }))
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'FILE_TYPE_REFUSED') throw error
        refused.push(name)
      }
    }
  }

  const takeIn = async (letter: IncomingLetter, address: string): Promise<void> => {
    const { to, writer } = await writerOf(address)
    const { ticketId } = to
    const fileIds: string[] = []
    const refused: string[] = []
    let fate: Fate | null = null as Fate | null
    const read = await letter.read(async (head) => {
      fate = await fateOf(to, writer, head)
      if (!fate) return null
      const takeFile = takingInto(fate.owner, fileIds, refused)
      return { known: await knownTo(to, writer), takeFile }
    })
    if (!fate || !read)
      return log.info({ ticketId }, 'a letter that says nothing new is left alone')
    const { from, messageId, isForeign, owner } = fate
    const words = wordsOf(read, { hasFiles: fileIds.length > 0, refused })
    if (words.text === '' && fileIds.length === 0) throw refusals.nothingSaid()
    const key = keyOf(ticketId, messageId || `${from} ${read.whole}`)
    const said = { ...words, key, fileIds }
    if (isForeign) await writer.keepForeign({ ...said, owner, from })
    else await writer.answer({ ...said, owner })
  }

  return {
    admit: async (address) => {
      await writerOf(address)
    },
    receive: async (letter, { from, to }) => {
      if (from === '') return log.info('a report of a mail server is left alone')
      try {
        await takeIn(letter, to)
      } catch (error) {
        throw inWords(error)
      }
    },
  }
}
