import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { isFileName, type LoadPaperFields, MAX_FILE_SIZE, type PaperLoaded } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { ExchangeAccount } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { readAtMost } from '../../kernel/read-at-most.ts'
import { sourceIds } from '../../load/source-ids.ts'
import { selectCompanyContacts } from '../company/company-standing.service.ts'
import type { Files } from '../files/files.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import { type FnsPaper, noFacts } from './fns-paper.ts'
import { readFnsPaperInThread } from './fns-paper-thread.ts'
import { paperLetter } from './loaded-papers.mail.ts'
import { loadedPapersMessages as messages } from './loaded-papers.messages.ts'
import {
  hidePaper,
  insertPaper,
  insertVersion,
  lockPaper,
  type PaperFields,
  type PaperForm,
  type PaperRow,
  placePapers,
  selectLatest,
  selectPlace,
  takeUnannounced,
  updatePaper,
} from './loaded-papers.sql.ts'

/** Documents sent by the accounting system; their bytes are stored unchanged. */
export type LoadedPapers = {
  /** @throws AppError FILE_TYPE_REFUSED, FILE_TOO_LARGE, PAPER_XML_REFUSED, REQUEST_INVALID, STORAGE_FULL */
  take(
    account: ExchangeAccount,
    fields: LoadPaperFields,
    file: { name: string; content: AsyncIterable<Uint8Array> },
  ): Promise<PaperLoaded>
  hide(account: ExchangeAccount, id: string): Promise<'hidden' | 'same'>
  /** Assigns waiting documents to orders and companies that have arrived meanwhile. */
  place(): Promise<void>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'limits' | 'shopOrigin'> & {
  files: Pick<Files, 'save'>
}

/** The file has no owner: access is decided by its document. */
const nobody = { accountId: null, companyId: null, clientId: null }
const mediaTypes: Readonly<Record<PaperForm, string>> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
}

const tooLarge = (): never => {
  throw new AppError('FILE_TOO_LARGE')
}

/** @throws AppError FILE_TYPE_REFUSED */
const formOf = (bytes: Buffer): PaperForm => {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  // a byte order mark or white space may come first; UTF-16 has zero bytes in between
  const head = bytes
    .subarray(0, 64)
    .toString('latin1')
    .replaceAll(/[\0\s\xef\xbb\xbf\xfe\xff]/g, '')
  if (head.startsWith('<')) return 'xml'
  throw new AppError('FILE_TYPE_REFUSED', { types: 'pdf, xml' })
}

const fieldsOf = (
  { source }: ExchangeAccount,
  given: LoadPaperFields,
  before: PaperRow | undefined,
  read: FnsPaper | null,
  file: string,
): PaperFields => {
  const { agreement } = given
  const kind = read?.kind ?? given.kind ?? before?.kind ?? 'other'
  const number = read?.number ?? given.number ?? before?.number ?? null
  const date = read?.date ?? given.date ?? before?.date ?? null
  const facts = read?.facts ?? before?.facts ?? noFacts
  const isNamed = number !== null || date !== null || !before
  return {
    ...{ kind, number, date, facts },
    orderRef: given.order ?? before?.orderRef ?? null,
    companyRef: given.company ?? before?.companyRef ?? null,
    agreementRef: agreement ? sourceIds(source).toShop(agreement) : (before?.agreementRef ?? null),
    replaces: given.replaces ?? before?.replaces ?? null,
    title: isNamed ? messages.title({ kind, number, date }, facts, file) : before.title,
  }
}

type Note = keyof typeof messages.notes

export const createLoadedPapers = (ports: Ports): LoadedPapers => {
  const { database, transact, files, limits, shopOrigin } = ports

  const place = async (connection: Database, id: number | null): Promise<void> => {
    await placePapers(connection, id)
    for (const paper of await takeUnannounced(connection, id)) {
      const { order, companyId } = paper
      const recipients = order
        ? [order.email]
        : (await selectCompanyContacts(connection, companyId)).map(({ login }) => login)
      for (const to of recipients)
        await queueLetter(
          { ...ports, database: connection },
          {
            ...paperLetter(paper, shopOrigin),
            ...{ key: `paper:${paper.id}:${to}`, to, orderId: order?.id ?? null },
          },
        )
    }
  }

  return {
    take: async (account, given, { name: sent, content }) => {
      const bytes = await readAtMost(content, MAX_FILE_SIZE, tooLarge)
      const form = formOf(bytes)
      const read = form === 'xml' ? await readFnsPaperInThread(bytes, limits.factor) : null
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const name = isFileName(sent) ? sent : `${messages.unnamed}.${form}`
      const key = { source: account.source, externalId: given.id }
      return transact(async (connection) => {
        const first = fieldsOf(account, given, undefined, read, name)
        const isNew = await insertPaper(connection, key, first)
        const before = await lockPaper(connection, key)
        if (!before) throw new Error('a paper that was just made is not there')
        const fields = fieldsOf(account, given, isNew ? undefined : before, read, name)
        const isOther = await updatePaper(connection, before.id, fields)
        const latest = await selectLatest(connection, before.id, form)
        const version = latest?.sha256 === sha256 ? latest.version : (latest?.version ?? 0) + 1
        if (latest?.sha256 !== sha256) {
          const document = {
            // a file imported into an accounting system must keep the name given by the ФНС format
            name: form === 'xml' ? name : `${fields.title.replaceAll(/[/\\:*?"<>|]/g, '_')}.pdf`,
            mediaType: mediaTypes[form],
            content: Readable.from([bytes]),
          }
          const { id: fileId, size } = await files.save(nobody, document, connection)
          await insertVersion(connection, {
            ...{ paperId: before.id, form, version, fileId, size, sha256 },
          })
        }
        await place(connection, before.id)
        const found = await selectPlace(connection, before.id)
        if (found?.contradicts) throw invalidFields(fieldError('company', 'UNAVAILABLE'))
        const isWaitingForNothing =
          found?.waits === 'companies' && !fields.companyRef && !fields.orderRef
        if (isWaitingForNothing && !fields.agreementRef && !fields.facts.buyer)
          throw invalidFields(fieldError('company', 'REQUIRED'))
        const notes: Note[] = []
        if (read && !read.hasSoundSums) notes.push('SUMS_DIFFER')
        if (
          (['kind', 'number', 'date'] as const).some(
            (field) => given[field] !== undefined && given[field] !== fields[field],
          )
        )
          notes.push('FACTS_DIFFER')
        if (found?.differs) notes.push('BUYER_DIFFERS')
        const { orderRef, companyRef, facts } = fields
        const awaited = {
          orders: orderRef,
          companies: companyRef ?? facts.buyer?.inn ?? null,
          agreements: given.agreement ?? null,
        }[found?.waits ?? '']
        return {
          ...{ id: given.id, form, version, sha256, facts, kind: fields.kind, title: fields.title },
          outcome: isNew ? 'created' : isOther || latest?.sha256 !== sha256 ? 'changed' : 'same',
          waitsFor: found?.waits ? { entity: found.waits, id: awaited ?? '' } : null,
          notes: notes.map((code) => ({ code, message: messages.notes[code] })),
        }
      })
    },

    hide: async ({ source }, externalId) =>
      (await hidePaper(database, { source, externalId })) ? 'hidden' : 'same',

    place: () => transact((connection) => place(connection, null)),
  }
}
