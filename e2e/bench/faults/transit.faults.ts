// A remote whose files do not arrive in the browser as they were released.
import type { Route } from 'playwright'
import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { during } from './until.ts'
import type { Visitor } from './visitor.ts'

/** The entry of the catalogue and the chunk of its pages. */
const FILES = /\/remotes\/catalog\/[^/]+\/web\/(remoteEntry|routes)\.[^/]*\.js(\?|$)/

type TransitScene = {
  visitor: Visitor
  /** The network is as before: whoever still waits gets the real file. */
  letThrough: () => void
  isOver: Promise<void>
}

/** `answer` is what comes in place of a file, until the fault is over. */
const transitFault = (
  id: keyof typeof messages.transit,
  answer: (route: Route, isOver: Promise<void>) => Promise<void>,
): Fault =>
  defineFault<TransitScene>({
    id,
    title: messages.transit[id],
    prepare: async (stage) => {
      const visitor = await stage.visitWithBasket()
      // a document that has nothing of the catalogue yet
      await visitor.open('/delivery/')
      const { promise, resolve } = Promise.withResolvers<void>()
      return { visitor, letThrough: resolve, isOver: promise }
    },
    apply: async ({ visitor: { page }, isOver }) => {
      await page.route(FILES, (route) => answer(route, isOver))
    },
    check: async ({ visitor }) => {
      await visitor.goToBrands()
      await during(messages.steps.placeShown, visitor.retry.waitFor())
      const saw = await visitor.see()
      await visitor.headerLives()
      await visitor.goToBrands()
      await during(messages.steps.placeShown, visitor.retry.waitFor())
      return saw
    },
    heal: async ({ visitor: { page }, letThrough }) => {
      letThrough()
      await page.unroute(FILES)
    },
    after: async ({ visitor }) => {
      await visitor.brandsCome()
      await visitor.basketIsWhole()
      return null
    },
  })

const instead = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body })

export const transitFaults: readonly Fault[] = [
  transitFault('remote-500', instead(500, 'text/plain', '')),
  transitFault('remote-html', instead(200, 'text/html', '<!doctype html><title>proxy</title>')),
  // it would run as well as the real one: only its hash tells
  transitFault('remote-corrupt', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()};window.isCorrupt=true` })
  }),
  transitFault('remote-slow', async (route, isOver) => {
    await isOver
    await route.continue().catch(() => {})
  }),
]
