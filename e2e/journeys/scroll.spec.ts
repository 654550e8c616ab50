import type { Locator, Page } from 'playwright/test'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const SECTION = '/catalog/sverla-c-h/'

/** Where the element stands on the screen, px from its top. */
const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top)

/** Whether the first frame of the product has its stock and facts: what came later would move what is being read. */
const isWholeAtOnce = (page: Page, name: string) =>
  page.evaluate(
    (title) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const main = document.querySelector('#main')
          if (main?.querySelector('h1')?.textContent !== title) return requestAnimationFrame(look)
          const titles = [...main.querySelectorAll('h2')].map(({ textContent }) => textContent)
          resolve(titles.includes('Характеристики') && main.querySelector('caption') !== null)
        }
        look()
      }),
    name,
  )

for (const view of ['list', 'tile']) {
  const device = { tag: view === 'list' ? '@phone' : '@desktop' }
  test(
    `задача 14: «назад» с товара возвращает к той же строке, «вперёд» — на то же место товара; вид ${view}`,
    device,
    async ({ page }) => {
      const main = page.getByRole('main')
      const list = view === 'list' ? SECTION : `${SECTION}1/filtered/?view=${view}`
      await page.goto(list)
      await untilHydrated(page)
      const goods = main.getByRole('link', { name: /^Сверло/ })
      const link = goods.nth(24)
      const name = (await link.textContent()) ?? ''
      await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
      // whatever comes late and moves the row has moved it by the time it can be pressed
      await link.click({ trial: true })
      const [top, height] = [await topOf(link), (await link.boundingBox())?.height ?? 0]
      const isWhole = isWholeAtOnce(page, name)
      await link.click()
      expect(await isWhole).toBe(true)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

      const facts = main.getByRole('heading', { name: 'Характеристики', exact: true })
      await facts.evaluate((one) => one.scrollIntoView({ block: 'center' }))
      const placeOfFacts = await topOf(facts)

      await page.goBack()
      await expect(page).toHaveURL(list)
      const row = main.getByRole('link', { name, exact: true }).first()
      await expect(row).toBeInViewport()
      // by no more than a row, on either side
      const rowHeight = Math.max(height, 52)
      await expect
        .poll(async () => Math.abs((await topOf(row)) - top))
        .toBeLessThanOrEqual(rowHeight)

      await page.goForward()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(facts).toBeInViewport()
      await expect
        .poll(async () => Math.abs((await topOf(facts)) - placeOfFacts))
        .toBeLessThanOrEqual(rowHeight)
    },
  )
}

test('задача 14: «назад» с товара возвращает таблицу характеристик к той же строке и на то же место вбок', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const list = `${SECTION}1/filtered/?view=table`
  await page.goto(list)
  await untilHydrated(page)
  const box = main.getByRole('region', { name: /^Таблица характеристик/ })
  const link = box.getByRole('link', { name: /^Сверло/ }).nth(24)
  const name = (await link.textContent()) ?? ''
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const sideways = await box.evaluate((one) => {
    one.scrollLeft = 120
    return one.scrollLeft
  })
  expect(sideways).toBeGreaterThan(0)
  await link.click({ trial: true })
  const places = async () => ({
    row: Math.round(await topOf(box.getByRole('link', { name, exact: true }).first())),
    ...(await box.evaluate((one) => ({ left: one.scrollLeft, top: Math.round(one.scrollTop) }))),
  })
  const before = await places()
  await link.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(box.getByRole('link', { name, exact: true }).first()).toBeInViewport()
  await expect.poll(async () => (await places()).left).toBe(before.left)
  // by no more than a row, on either side
  await expect.poll(async () => Math.abs((await places()).row - before.row)).toBeLessThanOrEqual(52)
})
