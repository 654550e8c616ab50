import type { Browser, BrowserContext } from 'playwright'
import type { FaultShop } from './fault-shop.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { until } from './until.ts'
import { createVisitor, LIST, type Visitor } from './visitor.ts'

/** A shop may take so long to answer again after a fault, ms; the table has how long it took. */
export const ANSWERS_WITHIN_MS = 120_000

/** Where faults are played: an open shop and a browser. */
export type Stage = {
  shop: FaultShop
  /** A new person with an empty browser. `prepare` comes before the first page. */
  visit: (prepare?: (context: BrowserContext) => Promise<void>) => Promise<Visitor>
  /** The same, with a line in the basket, on a list. */
  visitWithBasket: (prepare?: (context: BrowserContext) => Promise<void>) => Promise<Visitor>
  /** Waits until pages with data come (of a server that `isReplaced`); gives the milliseconds since `from` (`performance.now()`). */
  untilAnswers: (from: number, isReplaced?: () => Promise<boolean>) => Promise<number>
  /** Everybody leaves. */
  empty: () => Promise<void>
}

const isPage = (html: string): boolean => html.includes('Сверло спиральное')

export const openStage = (shop: FaultShop, browser: Browser): Stage => {
  const contexts: BrowserContext[] = []
  const visit: Stage['visit'] = async (prepare) => {
    const context = await browser.newContext({
      baseURL: shop.origin,
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      viewport: { width: 1440, height: 900 },
    })
    contexts.push(context)
    await prepare?.(context)
    return createVisitor(await context.newPage())
  }
  return {
    shop,
    visit,
    visitWithBasket: async (prepare) => {
      const visitor = await visit(prepare)
      await visitor.open(LIST)
      await visitor.putInBasket()
      return visitor
    },
    untilAnswers: async (from, isReplaced = async () => true) => {
      const look = async () => {
        if (!(await isReplaced())) return false
        const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
        const page = await fetch(`${shop.origin}${LIST}`, { signal })
        if (!page.ok || !isPage(await page.text())) return false
        const health = await fetch(`${shop.origin}/health`, { signal })
        await health.arrayBuffer()
        return health.ok
      }
      await until(messages.steps.answersAgain, look, ANSWERS_WITHIN_MS)
      return performance.now() - from
    },
    empty: async () => {
      for (const context of contexts.splice(0)) await context.close()
    },
  }
}
