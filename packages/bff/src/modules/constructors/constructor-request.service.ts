import { randomUUID } from 'node:crypto'
import type { IncomingFile } from '@isp/contract'
import { networkOf } from '@isp/contract/network'
import { siteConfig } from '@isp/contract/site'
import { AppError } from '../../kernel/app-error.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { type Files, ownerOf } from '../files/files.service.ts'
import { queueLetter } from '../mail/mail-queue.service.ts'
import { constructorLetter } from './constructor-letter.ts'
import {
  countRequests,
  forgetAddresses,
  insertRequest,
  lockAddress,
} from './constructor-request.sql.ts'
import type { Constructors } from './constructors.service.ts'

const PURPOSE = 'constructorRequest'
/** Letters from one address: an office sends a few, a flood stops here. */
const AN_HOUR = 20

export type ConstructorRequest = {
  userName: string
  email: string
  messages: string
  /** Id of the text on personal data that was agreed to. */
  consent: string
  toolType?: string | undefined
  configuration?: string | undefined
  requestId?: string | undefined
}

type Ports = Pick<Shared, 'transact' | 'jobs' | 'shopOrigin'> & {
  constructors: Pick<Constructors, 'configured'>
  files: Pick<Files, 'take' | 'attach'>
}

export type ConstructorRequests = {
  /** @throws AppError of the configuration, of each file, TOO_MANY_REQUESTS */
  send(
    sender: { caller: Caller; address: string },
    request: ConstructorRequest,
    files: AsyncIterable<IncomingFile>,
  ): Promise<{ id: string }>
}

export const createConstructorRequests = (ports: Ports): ConstructorRequests => ({
  send: async ({ caller, address }, request, incoming) => {
    const tool =
      request.toolType === undefined
        ? null
        : ports.constructors.configured(request.toolType, request.configuration ?? '')
    // somebody without an account owns the files of this one request, and can ask for none of them again
    const owner = ownerOf(caller, caller.account ? undefined : randomUUID())
    const network = networkOf(address)
    const ids: string[] = []
    for await (const file of incoming) {
      ids.push(await ports.files.take({ owner, address: network, purpose: PURPOSE }, file))
    }
    const id = request.requestId ?? randomUUID()
    await ports.transact(async (database) => {
      await lockAddress(database, network)
      await forgetAddresses(database)
      const isNew = await insertRequest(database, {
        id,
        accountId: owner.accountId,
        address: network,
        consent: request.consent,
      })
      if (!isNew) return
      if ((await countRequests(database, network)) > AN_HOUR) {
        throw new AppError('TOO_MANY_REQUESTS', { seconds: 3600 })
      }
      const files = await ports.files.attach(database, owner, PURPOSE, ids)
      const { userName, email, messages } = request
      const told = { userName, email, comment: messages, tool, files, origin: ports.shopOrigin }
      await queueLetter(
        { database, jobs: ports.jobs },
        {
          ...constructorLetter(told),
          key: `constructor:${id}`,
          to: siteConfig.email,
          orderId: null,
        },
      )
    })
    return { id }
  },
})
