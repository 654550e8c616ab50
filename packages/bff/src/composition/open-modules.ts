import type { Endpoint } from '@isp/contract'
import type { Measure } from '@isp/observability'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { WaitForDatabase } from '../kernel/database-outage.ts'
import { contractPlugin } from '../kernel/http/contract.plugin.ts'
import type { JobKind } from '../kernel/job-kind.ts'
import type { BffModule, OpenedModule } from '../kernel/module.ts'

type Opened = OpenedModule<Readonly<Record<string, Endpoint>>>

type Options<Given> = {
  /** Modules by name. */
  modules: Readonly<Record<string, BffModule<Given>>>
  /** Services by name, one instance each. */
  given: Given
  /** The contract's whole table; an endpoint without a module stops the start. */
  endpoints: Readonly<Record<string, Endpoint>>
  checksAnswers: boolean
  waitForDatabase?: WaitForDatabase | undefined
  /** Registers kinds of background jobs. */
  registerJob: (kind: JobKind) => void
  addMeasures: (measures: readonly Measure[]) => void
}

/** @throws Error when two modules handle the same endpoint */
const mergeHandlers = (opened: readonly { handlers: object }[]): Record<string, unknown> => {
  const merged: Record<string, unknown> = {}
  for (const [id, handler] of opened.flatMap(({ handlers }) => Object.entries(handlers))) {
    if (Object.hasOwn(merged, id)) throw new Error(`Two modules answer ${id}`)
    merged[id] = handler
  }
  return merged
}

/**
 * The services for one module: a missing one throws at the start, naming both, instead of being `undefined` at the
 * first request.
 */
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
 * Opens every module and registers its routes; its hooks run with the server's.
 * @throws Error for a service that does not exist, or an endpoint handled by two modules or none
 */
export const openModules = async <Given extends object>(
  app: FastifyInstance,
  {
    modules,
    given,
    endpoints,
    checksAnswers,
    waitForDatabase,
    registerJob,
    addMeasures,
  }: Options<Given>,
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
    waitForDatabase,
  })
  for (const kind of opened.flatMap(({ jobs = [] }) => jobs)) registerJob(kind)
  addMeasures(opened.flatMap(({ measures = [] }) => measures))
  for (const { routes, start, close } of opened) {
    if (routes) await app.register(fp(routes))
    if (start) app.addHook('onReady', async () => start())
    if (close) app.addHook('onClose', async () => close())
  }
}
