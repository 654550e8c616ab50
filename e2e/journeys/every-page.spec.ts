import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { enterContext } from '../fixtures/enter.ts'
import { lookAt, type Stop } from '../fixtures/look.ts'
import { buyerPages, favouritePages } from '../fixtures/pages/buyer-pages.ts'
import { approverPages, chiefPages, staffPages } from '../fixtures/pages/cabinet-pages.ts'
import { entryDialogs, entryPages } from '../fixtures/pages/entry-pages.ts'
import { goodsPages, listPages, shopPages } from '../fixtures/pages/public-pages.ts'
import { isOf, routes } from '../fixtures/pages/routes.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

// each of these loads its pages once, on the phone and on the desk; lanes take them one by one
test.describe.configure({ mode: 'parallel' })
const both = { tag: '@phone' }

/** Addresses that alone are of interest (`npm test -- changed`); empty: all are. */
const wanted = (process.env.E2E_PAGES ?? '').split(' ').filter(Boolean)

/** A page of one thing is come to by a click from the list of them. */
const isMeant = (route: string, address: string) =>
  isOf(route, address) || address === route.replace(/[:*].*$/, '')

/** The stops that are of interest, with those that they rest on. */
const meantOf = (stops: readonly Stop[]): readonly Stop[] => {
  if (wanted.length === 0) return stops
  const isWanted = stops.map(({ path }) => wanted.some((route) => isMeant(route, path)))
  const rested = stops.findLastIndex(({ follows }, at) => follows && isWanted[at])
  return stops.filter((_stop, at) => at <= rested || isWanted[at])
}

const skipUnlessWanted = (stops: readonly Stop[]) => test.skip(meantOf(stops).length === 0)

const widths = { phone: [320], desktop: [744, 1023, 1024, 2142] } as const

const walk = async (page: Page, isMobile: boolean, stops: readonly Stop[]) => {
  skipUnlessWanted(stops)
  for (const stop of meantOf(stops)) {
    await test.step(stop.path, () => lookAt(page, stop, widths[isMobile ? 'phone' : 'desktop']))
  }
}

/** Looked at elsewhere, or no page of its own. */
const elsewhere: Readonly<Record<string, string>> = {
  '/cabinet/orders/:id/': 'orders.spec',
  '/cabinet/staff/orders/:id/': 'orders.spec',
  '/cabinet/companies/:id/': 'chiefPages, after a click',
  '/cabinet/tickets/:id/': 'chiefPages, after a click',
  '/cabinet/approvals/:id/': 'approverPages, after a click',
  '/cabinet/staff/tickets/:id/': 'staffPages, after a click',
  '/cabinet/drafts/:id/': 'chiefPages, after a click',
  '/cabinet/staff/companies/:uuid/': 'staffPages, after a click',
  '/404/': 'addresses.spec',
  '/product/': 'addresses.spec',
  '/auth/*': 'not found',
  '/cabinet/*': 'not found',
  '/section/': 'leads to the catalogue',
  '/section/:slug/': 'leads to the catalogue',
}

test('у каждого адреса приложений есть место в обходе', async () => {
  const stops = [shopPages, listPages, goodsPages('/product/a/', '/collections/a/'), entryPages]
  const walked = [...stops, buyerPages, chiefPages, approverPages, staffPages]
    .flat()
    .map(({ path }) => path)
  const all = await routes()
  expect(all.length).toBeGreaterThan(50)
  const missing = all.filter((route) => !walked.some((address) => isOf(route, address)))
  expect(missing.sort()).toEqual(Object.keys(elsewhere).sort())
})

test('страницы магазина', both, async ({ page, isMobile }) => {
  await walk(page, isMobile, shopPages)
})

test('списки товаров', both, async ({ page, isMobile }) => {
  await walk(page, isMobile, listPages)
})

test(
  'товар, подборки, конструкторы, пустые сравнение и корзина',
  both,
  async ({ page, isMobile }) => {
    const hrefIn = async (path: string, link: RegExp) =>
      link.exec(await (await page.request.get(path)).text())?.[1] ?? ''
    const product = await hrefIn('/catalog/sverla-c-h/', /href="(\/product\/[^"]+\/)"/)
    const collection = await hrefIn('/collections/', /href="(\/collections\/[^"/]+\/)"/)
    await walk(page, isMobile, goodsPages(product, collection))
  },
)

test(
  'вход, регистрация, пароли, письма (§2.6–2.8)',
  both,
  async ({ page, isMobile, expectComplaint }) => {
    skipUnlessWanted(entryPages)
    // the letter that was never sent
    if (meantOf(entryPages).some(({ path }) => path.includes('?token='))) expectComplaint(/404/)
    await walk(page, isMobile, entryPages)
  },
)

test('диалоги входа (§2.6)', both, async ({ page, isMobile }) => {
  await walk(page, isMobile, [entryDialogs])
})

test('вопрос об имени (§2.10)', both, async ({ page, context }) => {
  skipUnlessWanted([{ path: '/cabinet/' }])
  await enterContext(context, shop.origin, 'noname@example.com')
  await page.goto('/cabinet/')
  await untilHydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Обновление данных' })
  const surname = dialog.getByRole('textbox', { name: /^фамилия/ })
  await surname.fill('123')
  await surname.press('Tab')
  await expect(dialog.getByText('Фамилия должна быть введена буквами')).toBeVisible()
  await checkAxe(page, 'вопрос об имени')
})

test(
  'покупатель: избранное, корзина, заказ, сравнение, кабинет',
  both,
  async ({ page, context, isMobile }) => {
    // of her own: favourites and a basket stay with an account
    const login = `every-page-${isMobile ? 'phone' : 'desktop'}@example.com`
    const names = { first: 'Вера', last: 'Избранная' }
    await createAccount(login, 'ООО «Уральская оснастка»', names, 'buyer')
    await enterContext(context, shop.origin, login)
    await walk(page, isMobile, [...buyerPages, ...favouritePages])
  },
)

test(
  'руководитель: выбор компании, компании, личные данные (§2.7, §7.2)',
  both,
  async ({ page, isMobile }) => {
    skipUnlessWanted(chiefPages)
    await page.goto('/cabinet/auth/')
    await untilHydrated(page)
    await signIn(page, 'chief@example.com')
    const choice = page.getByRole('main').getByRole('group', { name: 'Выберите компанию' })
    await expect(choice).toBeVisible()
    await checkAxe(page, 'выбор компании')
    await page.getByRole('main').getByRole('button', { name: 'продолжить' }).click()
    await expect(page).toHaveURL(/\/cabinet\/$/)
    await walk(page, isMobile, chiefPages)
  },
)

test('согласующий (D42)', both, async ({ page, context, isMobile }) => {
  await enterContext(context, shop.origin, 'approver@example.com')
  await walk(page, isMobile, approverPages)
})

test('сотрудник магазина (D43)', both, async ({ page, context, isMobile }) => {
  await enterContext(context, shop.origin, 'admin@example.com')
  await walk(page, isMobile, staffPages)
})
