import { patience } from '@isp/testing/patience'
import type { Locator, Page } from 'playwright'
import { untilHydrated } from '../../fixtures/until-hydrated.ts'
import { faultMessages as messages } from './faults.messages.ts'
import { during, must, until } from './until.ts'

/** A list and a page of the catalogue, and a page of the shell's own. */
export const LIST = '/catalog/sverla-c-h/'
export const BRANDS = { path: '/brands/', link: 'Бренды', title: 'Бренды' } as const
const DELIVERY = { path: '/delivery/', link: 'Доставка' } as const

/** What a visitor is given to look at a place that does not come; nothing is judged by it. */
const LOOK_MS = 6000

/** Somebody without an account, in a tab of his own. */
export type Visitor = {
  page: Page
  main: Locator
  /** «Повторить» in the place of a page. */
  retry: Locator
  /** Opens a new document and waits until React has taken it over. */
  open: (path: string) => Promise<void>
  /** Puts one more product of a list into the basket; gives how many lines there are. */
  putInBasket: () => Promise<number>
  press: (link: string) => Promise<void>
  /** Stands where the brands are shown. */
  brandsTitle: Locator
  /** Goes to the brands by the header, and tells what stands there. */
  goToBrands: () => Promise<string>
  /** What the page's place says now. */
  see: () => Promise<string>
  /** The header stands with its basket, and its links still lead somewhere in this document. */
  headerLives: () => Promise<void>
  /** The brands come, in this document unless said; «Повторить» is pressed if it is there. */
  brandsCome: (options?: { inNewDocument?: boolean }) => Promise<void>
  /** All lines are still in the basket, and the server knows what they cost. */
  basketIsWhole: () => Promise<void>
}

export const createVisitor = (page: Page): Visitor => {
  page.setDefaultTimeout(patience.moment)
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const retry = main.getByRole('button', { name: /Повторить|Попробовать/ })
  const basketLink = banner.getByRole('link', { name: /^Корзина/ })
  let lines = 0
  /** Names of the buttons that were pressed: a row may not know yet that its product is in the basket. */
  const pressed = new Set<string>()
  const addButtons = main.getByRole('button', { name: /^В\sкорзину/ })
  const nameOf = (button: Locator) => button.evaluate((element) => element.ariaLabel ?? '')

  const markDocument = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)
  const path = () => new URL(page.url()).pathname
  const brandsTitle = main.getByRole('heading', { level: 1, name: BRANDS.title, exact: true })

  const see = async (): Promise<string> => {
    const place = main.locator('h1, h2, strong').first()
    const text = (await place.textContent({ timeout: LOOK_MS }).catch(() => null)) ?? ''
    const isWaiting = await page.getByRole('progressbar').isVisible()
    return messages.seen(text.trim(), (await retry.count()) > 0, isWaiting)
  }
  const press = (link: string) =>
    during(
      messages.steps.press(link),
      banner.getByRole('link', { name: link, exact: true }).first().click(),
    )
  const countOf = (count: number) => new RegExp(`^Корзина(:|,) ${count}(?!\\d)`)
  const headerCounts = () =>
    during(
      messages.steps.headerBasket(lines),
      lines === 0
        ? basketLink.waitFor()
        : banner.getByRole('link', { name: countOf(lines) }).waitFor(),
    )

  return {
    page,
    main,
    retry,
    brandsTitle,
    press,
    see,
    open: async (address) => {
      await during(messages.steps.open(address), page.goto(address))
      await during(messages.steps.hydrated, untilHydrated(page))
      await markDocument()
    },
    putInBasket: async () => {
      await addButtons.first().waitFor()
      const names = await Promise.all((await addButtons.all()).map(nameOf))
      const name = names.find((one) => !pressed.has(one)) ?? ''
      pressed.add(name)
      await main.getByRole('button', { name, exact: true }).first().click()
      lines += 1
      await headerCounts()
      return lines
    },
    goToBrands: async () => {
      await press(BRANDS.link)
      await brandsTitle
        .or(retry)
        .first()
        .waitFor({ timeout: LOOK_MS })
        .catch(() => {})
      return see()
    },
    headerLives: async () => {
      await headerCounts()
      await press(DELIVERY.link)
      await until(messages.steps.headerLeads, () => path() === DELIVERY.path)
      must(messages.steps.sameDocument, await isSameDocument())
      await headerCounts()
    },
    brandsCome: async ({ inNewDocument = false } = {}) => {
      if (path() !== BRANDS.path) await press(BRANDS.link)
      await until(messages.steps.brandsCome, async () => {
        if (await brandsTitle.isVisible()) return true
        if (await retry.isVisible()) await retry.click({ timeout: LOOK_MS }).catch(() => {})
        return false
      })
      if (!inNewDocument) must(messages.steps.sameDocument, await isSameDocument())
      await headerCounts()
    },
    basketIsWhole: async () => {
      await during(messages.steps.basketOpens, basketLink.click())
      const total = main.getByRole('region', { name: 'Итого' })
      await during(messages.steps.basketCounted(lines), total.getByText(/₽/).first().waitFor())
      const rows = main.getByRole('button', { name: /^Убрать из/ })
      must(messages.steps.basketCounted(lines), (await rows.count()) === lines)
      await headerCounts()
    },
  }
}
