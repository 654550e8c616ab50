import { createHash, randomUUID } from 'node:crypto'
import type {
  ConstructorFeedbackInput,
  FeedbackAnswer,
  FeedbackInput,
  HelpFeedbackInput,
  IncomingFile,
  PhoneFeedbackInput,
} from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { networkOf } from '@isp/contract/network'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import type { Constructors } from '../constructors/constructors.service.ts'
import type { SpecialOffers } from '../education/special-offers.service.ts'
import { type Files, ownerOf } from '../files/files.service.ts'
import type { OpenedTickets } from '../tickets/opened-tickets.service.ts'
import type { Requester } from '../tickets/requesters.service.ts'
import { constructorAttachments, constructorRequestText } from './constructor-request.ts'
import { feedbackMessages as messages } from './feedback.messages.ts'
import {
  countSendings,
  forgetSendings,
  insertFeedback,
  lockSending,
  type Sending,
  selectHashes,
  selectTaken,
} from './feedback.sql.ts'

/** Most messages per hour: more than an office sends, less than a flood. */
const AN_HOUR = { ofAddress: 20, ofSender: 10 }
/** A form sent sooner than this was not filled in by a person. */
const LEAST_MS = 2000

export type Sender = { caller: Caller; address: string; page: string | undefined }

type About = { productId?: number | undefined; offer?: HelpFeedbackInput['offer'] }

export type FeedbackService = {
  /** @throws AppError FEEDBACK_SUSPECT, TOO_MANY_REQUESTS, PRODUCT_NOT_FOUND, OFFER_NOT_FOUND, and of each file what `take` throws */
  send(
    sender: Sender,
    message: FeedbackInput & About,
    about: 'page' | 'price',
    files?: AsyncIterable<IncomingFile>,
  ): Promise<FeedbackAnswer>
  callBack(sender: Sender, input: PhoneFeedbackInput): Promise<FeedbackAnswer>
  /**
   * A request to make a tool; its drawing and model are added to the files.
   * @throws AppError as `send`, and CONSTRUCTOR_NOT_FOUND, CONSTRUCTOR_CHANGED, CONSTRUCTOR_CONFIGURATION_INVALID
   */
  askForTool(
    sender: Sender,
    input: ConstructorFeedbackInput,
    files: AsyncIterable<IncomingFile>,
  ): Promise<FeedbackAnswer>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'shopOrigin'> & {
  files: Pick<Files, 'take'>
  tickets: Pick<OpenedTickets, 'requesters' | 'conversation' | 'products'>
  specialOffers: Pick<SpecialOffers, 'one'>
  constructors: Pick<Constructors, 'configured' | 'drawing'>
}

/** The content of a message, from any of the forms. */
type Message = {
  requester: Requester
  kind: 'question' | 'price'
  text: string
  productId?: number | undefined
  subject(article: string | null): string | Promise<string>
}
type Marks = Pick<FeedbackInput, 'key' | 'consent' | 'site' | 'shownMs'>

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** §3: names are URL-encoded; a name that cannot be decoded is taken as it is. */
const decodedName = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function* none(): AsyncGenerator<IncomingFile> {}

const refuseProgram = ({ site = '', shownMs = LEAST_MS }: Marks): void => {
  if (site !== '' || shownMs < LEAST_MS) throw new AppError('FEEDBACK_SUSPECT')
}

const refuseFlood = async (database: Database, sending: Sending): Promise<void> => {
  const { ofAddress, ofSender } = await countSendings(database, sending)
  if (ofAddress >= AN_HOUR.ofAddress || ofSender >= AN_HOUR.ofSender) {
    throw new AppError('TOO_MANY_REQUESTS', { seconds: 3600 })
  }
}

export const createFeedbackService = (ports: Ports): FeedbackService => {
  const { database, transact, files, tickets, specialOffers, constructors, shopOrigin } = ports

  const deliver = async (
    { caller, address: from }: Sender,
    { key, consent, ...marks }: Marks,
    { requester, kind, text, productId, subject }: Message,
    incoming: AsyncIterable<IncomingFile>,
  ): Promise<FeedbackAnswer> => {
    refuseProgram({ consent, ...marks })
    const { account } = caller
    const network = networkOf(from)
    const whom = account
      ? `account ${account.id}`
      : loginKey(requester.email ?? requester.phone ?? '')
    // signed-in senders are counted by account, because an office shares one address
    const sending = { address: account ? null : network, sender: hashOf([whom]) }
    const answerOf = (kept: { id: string; ticketId: number; accountId: number | null }) => ({
      id: kept.id,
      // the key gives no access: the ticket of another person's message is not returned
      ticketId: account && kept.accountId === account.id ? kept.ticketId : null,
    })

    // before any content is received: answers a repeated message, and refuses a flood
    const before = await selectTaken(database, { ...sending, key: key ?? null, content: null })
    if (before) return answerOf(before)
    await refuseFlood(database, sending)

    const product = productId === undefined ? null : await tickets.products(productId)
    const title = await subject(product?.article ?? null)
    // an anonymous sender's files belong to this one message and cannot be downloaded by the sender
    const owner = ownerOf(caller, account ? undefined : randomUUID())
    const fileIds: string[] = []
    for await (const { name, content } of incoming) {
      const file = { name: decodedName(name), content }
      fileIds.push(await files.take({ owner, address: network, purpose: 'ticket' }, file))
    }

    return transact(async (connection) => {
      await lockSending(connection, sending)
      await forgetSendings(connection)
      const hashes = await selectHashes(connection, fileIds)
      const content = hashOf([requester.name, kind, text, title, String(productId), ...hashes])
      const taken = await selectTaken(connection, { ...sending, key: key ?? null, content })
      if (taken) return answerOf(taken)
      await refuseFlood(connection, sending)
      const id = key ?? randomUUID()
      const asked = { key: id, kind, text, fileIds, product, subject: title }
      const signedIn = account ? { ...caller, account } : null
      const ticketId = signedIn
        ? await tickets.conversation.open(connection, signedIn, { ...asked, orderId: null })
        : await tickets.requesters.open(connection, requester, { ...asked, owner })
      // the key belongs to another ticket of the sender
      if (ticketId === null) throw new AppError('FEEDBACK_SUSPECT')
      const accountId = account?.id ?? null
      await insertFeedback(connection, { ...sending, id, ticketId, accountId, consent, content })
      return answerOf({ id, ticketId, accountId })
    })
  }

  const offerSubject = async (offer: NonNullable<About['offer']>): Promise<string> => {
    if (offer === 'custom') return messages.customOffer
    const { id, title } = await specialOffers.one(offer)
    return messages.offer(id, title)
  }

  return {
    send: (sender, input, about, incoming) => {
      const { userName, email, messages: text, productId, offer, ...marks } = input
      const { page } = sender
      const ofPage = page === undefined ? messages.fromSite : messages.fromPage(page)
      const ofMessage = () => (offer === undefined ? ofPage : offerSubject(offer))
      const ofPrice = (article: string | null) =>
        article === null ? messages.priceWithout : messages.price(article)
      const message: Message = {
        requester: { name: userName, email, phone: null },
        kind: about === 'price' || offer !== undefined ? 'price' : 'question',
        text,
        productId,
        subject: about === 'price' ? ofPrice : ofMessage,
      }
      return deliver(sender, marks, message, incoming ?? none())
    },

    askForTool: async (sender, input, incoming) => {
      const { userName, email, messages: comment, ...rest } = input
      const { toolType, configuration = '', requestId, key = requestId, ...marks } = rest
      const requester = { name: userName, email, phone: null }
      const kind = 'price'
      if (toolType === undefined) {
        const subject = () => messages.tool
        return deliver(
          sender,
          { ...marks, key },
          { requester, kind, text: comment, subject },
          incoming,
        )
      }
      const tool = constructors.configured(toolType, configuration)
      const { subject, text } = constructorRequestText(tool, comment, shopOrigin)
      const drawing = (format: 'pdf' | 'dxf') =>
        constructors.drawing(toolType, format, configuration)
      return deliver(
        sender,
        { ...marks, key },
        { requester, kind, text, subject: () => subject },
        constructorAttachments(incoming, drawing),
      )
    },

    callBack: (sender, { tel, name, ...marks }) =>
      deliver(
        sender,
        marks,
        {
          requester: { name, email: null, phone: tel },
          kind: 'question',
          text: messages.callBackText(tel),
          subject: () => messages.callBack,
        },
        none(),
      ),
  }
}
