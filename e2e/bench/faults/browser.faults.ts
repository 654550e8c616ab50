// A browser that keeps nothing, and one without a network.
import type { BrowserContext } from 'playwright'
import { defineFault, type Fault } from './fault.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { during, must } from './until.ts'
import { BRANDS, LIST, type Visitor } from './visitor.ts'

const steps = messages.steps

/** The fault lasts as long as this cookie: documents of the same tab come before, during and after it. */
const COOKIE = 'isp_faults_storage'

/** `full`: nothing more is taken. `denied`: naming a storage already throws. */
const spoilStorage = (how: 'full' | 'denied') => async (context: BrowserContext) => {
  await context.addInitScript(
    ([cookie, kind]) => {
      const isOn = () => document.cookie.includes(`${cookie}=`)
      const { setItem } = Storage.prototype
      if (kind === 'full')
        Storage.prototype.setItem = function (...args) {
          if (isOn()) throw new DOMException('refused', 'QuotaExceededError')
          setItem.apply(this, args)
        }
      else
        for (const name of ['localStorage', 'sessionStorage'] as const) {
          const storage = window[name]
          Object.defineProperty(window, name, {
            get: () => {
              if (isOn()) throw new DOMException('refused', 'SecurityError')
              return storage
            },
          })
        }
    },
    [COOKIE, how] as const,
  )
}

const putFirstLine = async (visitor: Visitor): Promise<void> => {
  await visitor.open(LIST)
  await visitor.putInBasket()
}

const storageFault = (how: 'full' | 'denied'): Fault =>
  defineFault<{ visitor: Visitor; errors: string[] }>({
    id: `storage-${how}`,
    title: messages.storage[how],
    prepare: async (stage) => {
      const visitor = await stage.visit(spoilStorage(how))
      const errors: string[] = []
      visitor.page.on('pageerror', (error) => errors.push(String(error)))
      // a storage fills up in the middle of a visit, but is denied from its beginning
      if (how === 'full') await putFirstLine(visitor)
      return { visitor, errors }
    },
    apply: async ({ visitor: { page } }, { shop }) => {
      await page.context().addCookies([{ name: COOKIE, value: '1', url: shop.origin }])
    },
    check: async ({ visitor, errors }) => {
      const { page } = visitor
      if (how === 'denied') await putFirstLine(visitor)
      await visitor.putInBasket()
      const notice = page.getByText(/корзина останется, пока открыта эта вкладка/)
      await during(steps.weakBasketTold, notice.waitFor())
      await visitor.headerLives()
      await visitor.open(BRANDS.path)
      await visitor.basketIsWhole()
      must(steps.noErrors(errors), errors.length === 0)
      return messages.weakBasket
    },
    heal: async ({ visitor: { page } }) => {
      await page.context().clearCookies({ name: COOKIE })
    },
    after: async ({ visitor, errors }) => {
      await visitor.brandsCome()
      await visitor.open(LIST)
      await visitor.putInBasket()
      await visitor.basketIsWhole()
      must(steps.noErrors(errors), errors.length === 0)
      return null
    },
  })

const offline = defineFault<{ visitor: Visitor }>({
  id: 'offline',
  title: messages.offline,
  prepare: async (stage) => ({ visitor: await stage.visitWithBasket() }),
  apply: async ({ visitor: { page } }) => page.context().setOffline(true),
  check: async ({ visitor }) => {
    await visitor.putInBasket()
    await visitor.headerLives()
    await visitor.goToBrands()
    const told = visitor.page.getByText(/Нет (подключения к\sсети|связи)/)
    await during(steps.offlineTold, told.first().waitFor())
    return messages.quoted((await told.first().textContent()) ?? '')
  },
  heal: async ({ visitor: { page } }) => page.context().setOffline(false),
  after: async ({ visitor }) => {
    // nobody presses anything
    await during(steps.comesByItself, visitor.brandsTitle.waitFor())
    await visitor.brandsCome()
    await visitor.basketIsWhole()
    return null
  },
})

export const browserFaults: readonly Fault[] = [
  storageFault('full'),
  storageFault('denied'),
  offline,
]
