import type { Endpoint } from '@isp/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { contractPlugin } from '../kernel/http/contract.plugin.ts'
import type { JobKind } from '../kernel/job-kind.ts'
import type { BffModule, OpenedModule } from '../kernel/module.ts'

type Opened = OpenedModule<Readonly<Record<string, Endpoint>>>

type Options<Given> = {
  /** By name. */
  modules: Readonly<Record<string, BffModule<Given>>>
  /** Services by name, each made once. */
  given: Given
  /** The contract's whole table: an endpoint that no module answers stops the start. */
  endpoints: Readonly<Record<string, Endpoint>>
  checksAnswers: boolean
  /** Takes the kinds of background work. */
  registerJob: (kind: JobKind) => void
}

/** @throws Error when two modules answer the same endpoint */
const mergeHandlers = (opened: readonly { handlers: object }[]): Record<string, unknown> => {
  const merged: Record<string, unknown> = {}
  for (const [id, handler] of opened.flatMap(({ handlers }) => Object.entries(handlers))) {
    if (Object.hasOwn(merged, id)) throw new Error(`Two modules answer ${id}`)
    merged[id] = handler
  }
  return merged
}

/** The services given to one module: a missing one is an error with both names at the start, not `undefined` at the first request. */
const givenTo = <Given extends object>(module: string, given: Given): Given =>
  new Proxy(given, {
    get: (services, name, receiver) => {
      if (typeof name === 'string' && !(name in services)) {
        throw new Error(`${module} asks for the service ${name}, which nobody gives`)
      }
      return Reflect.get(services, name, receiver)
    },
  })

/**
 * Opens every module and makes routes of what they bring; their hooks run with the server's.
 * @throws Error for a service that nobody gives, an endpoint that two modules answer or none
 */
export const openModules = async <Given extends object>(
  app: FastifyInstance,
  { modules, given, endpoints, checksAnswers, registerJob }: Options<Given>,
): Promise<void> => {
  const opened: Opened[] = await Promise.all(
    Object.entries(modules).map(async ([name, module]) => module.open(givenTo(name, given))),
  )
  const readers = opened.flatMap(({ readCaller }) => (readCaller ? [readCaller] : []))
  const [readCaller] = readers
  if (!readCaller || readers.length > 1) {
    throw new Error(`${readers.length} modules say who asks; one must`)
  }
  await app.register(contractPlugin, {
    endpoints,
    handlers: mergeHandlers(opened),
    readCaller,
    readExchange: opened.find(({ readExchange }) => readExchange)?.readExchange,
    checksAnswers,
  })
  for (const kind of opened.flatMap(({ jobs = [] }) => jobs)) registerJob(kind)
  for (const { routes, start, close } of opened) {
    if (routes) await app.register(fp(routes))
    if (start) app.addHook('onReady', async () => start())
    if (close) app.addHook('onClose', async () => close())
  }
}
