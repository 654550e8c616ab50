import type { Endpoint } from '@isp/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { BffModule, ModuleContext } from './module.ts'
import { contractPlugin } from './plugins/contract.plugin.ts'

type Options = {
  modules: readonly BffModule[]
  context: ModuleContext
  /** The contract's whole table: an endpoint that no module answers stops the start. */
  endpoints: Readonly<Record<string, Endpoint>>
  checksAnswers: boolean
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

/** Opens every module and makes routes of what they bring; their hooks run with the server's. */
export const openModules = fp(
  async (app: FastifyInstance, { modules, context, endpoints, checksAnswers }: Options) => {
    const opened = await Promise.all(modules.map((module) => module.open(context)))
    const readers = opened.flatMap(({ readCaller }) => (readCaller ? [readCaller] : []))
    const [readCaller] = readers
    if (!readCaller || readers.length > 1) {
      throw new Error(`${readers.length} modules say who asks; one must`)
    }
    await app.register(contractPlugin, {
      endpoints,
      handlers: mergeHandlers(opened),
      readCaller,
      checksAnswers,
    })
    for (const kind of opened.flatMap(({ jobs = [] }) => jobs)) context.jobs.register(kind)
    for (const { routes, start, close } of opened) {
      if (routes) await app.register(fp(routes))
      if (start) app.addHook('onReady', async () => start())
      if (close) app.addHook('onClose', async () => close())
    }
  },
  { name: 'modules' },
)
