// What the tasks look for on the pages of the shop, and how they know that they are done.
import { storageNames } from '@isp/session/storage-names'
import type { Hand } from './hand.ts'

/** The row of a list whose order form answers by itself. */
export const rowOf = (page: Hand['page'], name: RegExp) =>
  page
    .locator('#main tr')
    .filter({ has: page.getByRole('link', { name }) })
    .filter({ has: page.locator('form[data-hydrated]') })
    .first()

export const searchIn = (page: Hand['page']) => page.getByRole('banner').getByRole('searchbox')

/** The article that a buyer reads off a label: of the first product of a section. */
export const articleIn = async (page: Hand['page'], section: string): Promise<string> => {
  const html = await (await page.request.get(section)).text()
  const article = / class="article">([^\s<]+)</.exec(html)?.[1]
  if (!article) throw new Error(`no article in ${section}`)
  return article
}

/** What the header says of the basket once so many goods are in it. */
export const basketOf = (page: Hand['page'], goods: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Корзина: ${goods} /`) })

/** Who was to order 500 pieces and has 205,000 has not done the task; packages of 200 make 600 of them. */
export const checkPieces = async (page: Hand['page'], wanted: number): Promise<void> => {
  const pieces = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.quantityOrdered ?? 0,
    storageNames.local.basket,
  )
  if (pieces < wanted || pieces >= 2 * wanted) throw new Error(`${pieces} pieces in the basket`)
}

/** The list has drills of this size and no other, and its first one is on the screen. */
export const seeDrills = async ({ page, see }: Hand, size: string): Promise<void> => {
  const names = page.locator('a.name')
  const ofSize = names.filter({ hasText: ` ${size}×` })
  const others = names.filter({ hasNotText: ` ${size}×` })
  const main = page.locator('#main')
  await see(main.filter({ has: ofSize, hasNot: others }))
  const top = (await main.locator(ofSize).first().boundingBox())?.y ?? Number.NaN
  const height = page.viewportSize()?.height ?? 0
  if (!(top > 0 && top < height)) throw new Error(`no drill of ${size} is on the screen`)
}
