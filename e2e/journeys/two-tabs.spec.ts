import type { BrowserContext, Page } from 'playwright/test'
import { enter } from '../fixtures/enter.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

/** A mark that a new document would not have. */
const markDocument = (page: Page) =>
  page.evaluate(() => void document.documentElement.setAttribute('data-same', ''))
const sameDocument = (page: Page) => page.locator('html[data-same]')

/** With suggestions under it the field has another role. */
const searchField = (page: Page) => page.getByRole('banner').locator('input[type=search]')

const cookieOf = async (context: BrowserContext, name: string): Promise<string> =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? ''
/** All at once, as the shop itself writes them (D10): the page may open anew as soon as it sees one of them. */
const setCookies = (page: Page, cookies: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the shop itself writes them
      document.cookie = `${name}=${value}; path=/; SameSite=Lax`
    }
  }, cookies)

/** Two tabs of one person: a page of the shop to look at, and one to act in. */
const openTabs = async (page: Page, context: BrowserContext) => {
  await enterAs(page, 'chief@example.com')
  await page.goto('/delivery/')
  await untilHydrated(page)
  await expect(page.getByRole('banner')).toContainText('Приокский ремонтный завод')
  const acting = await context.newPage()
  await acting.goto('/contacts/')
  await untilHydrated(acting)
  // what the typed text asks for is asked before a cookie goes: a call without a token would renew the sign-in by itself
  const asked = page.waitForResponse('**/bff/api/company/products?number=*')
  await searchField(page).fill('сверло')
  await asked
  await markDocument(page)
  return acting
}

test('§2.2: другая компания и другой договор в одной вкладке открывают заново другую, набранное цело', async ({
  page,
  context,
}) => {
  const acting = await openTabs(page, context)
  const { headers } = await enter(shop.origin, 'chief@example.com', 1)
  await setCookies(acting, { isp_agreement: headers['x-choosed-agreement'] ?? '' })
  await expect(sameDocument(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('№ 118')
  await expect(searchField(page)).toHaveValue('сверло')
  await expect(page.getByText(/^В другой вкладке сменили/)).toBeVisible()

  await untilHydrated(page)
  await markDocument(page)
  await acting.reload()
  await untilHydrated(acting)
  await acting.getByRole('button', { name: /^Покупаю для: .*Сменить$/ }).click()
  const dialog = acting.getByRole('dialog', { name: 'Для кого покупаю' })
  await dialog.getByRole('radio', { name: /Станкосервис/ }).check()
  await dialog.getByRole('button', { name: 'подтвердить' }).click()
  await expect(sameDocument(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Станкосервис')
})

test('§2.2: другой человек в одной вкладке — он же в другой, и ничего от прежнего', async ({
  page,
  context,
}) => {
  const acting = await openTabs(page, context)
  const { cookie } = await enter(shop.origin, 'buyer@example.com')
  await setCookies(acting, Object.fromEntries(cookie.split('; ').map((pair) => pair.split('='))))
  await expect(sameDocument(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Волжский машиностроитель')
  await expect(page.getByRole('banner')).not.toContainText('Приокский')
})

test('D27, D34: обновлённые токены и имя браузера ничего не открывают заново, вход остаётся', async ({
  page,
  context,
}) => {
  const acting = await openTabs(page, context)
  const [access, refresh] = [
    await cookieOf(context, 'isp_accessToken'),
    await cookieOf(context, 'isp_refreshToken'),
  ]
  const client_id = decodeURIComponent(await cookieOf(context, 'isp_clientId'))
  const answer = await acting.request.post('/bff/api/auth/token/refresh', {
    data: { client_id, refreshToken: decodeURIComponent(refresh) },
  })
  const renewed: { accessToken: string; refreshToken: string } = await answer.json()
  expect(renewed.accessToken).not.toBe(access)
  await setCookies(acting, {
    isp_accessToken: renewed.accessToken,
    isp_refreshToken: renewed.refreshToken,
    isp_clientId: client_id,
  })
  await acting.goto('/cabinet/orders/')
  await expect(acting.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible()

  // a change that does reload comes after it: had the rotation reloaded, this mark would be gone before
  await page.bringToFront()
  await expect(page.getByRole('banner')).toContainText('Приокский')
  await expect(sameDocument(page)).toHaveCount(1)
  await expect(searchField(page)).toHaveValue('сверло')

  // an open page of the cabinet would leave by itself when its cookies go, and end the next navigation
  await acting.goto('about:blank')
  await context.clearCookies({ name: /^isp_(accessToken|refreshToken)$/ })
  await acting.goto('/contacts/')
  await expect(sameDocument(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).not.toContainText('Приокский')
})

test('§2.2: другое имя браузера в cookie открывает страницу заново', async ({ page, context }) => {
  const acting = await openTabs(page, context)
  await setCookies(acting, { isp_clientId: 'another-browser-0001' })
  await expect(sameDocument(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Приокский')
})

test('§2.2, D27, D34: без токена обновления страница стоит, без токена доступа вход продлён', async ({
  page,
  context,
}) => {
  const acting = await openTabs(page, context)
  const refresh = await cookieOf(context, 'isp_refreshToken')
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  const settled = async () => {
    await acting.reload()
    await untilHydrated(acting)
    await expect(acting.getByRole('banner')).toContainText('Приокский')
  }

  await context.clearCookies({ name: 'isp_refreshToken' })
  await settled()
  await setCookies(acting, { isp_refreshToken: refresh })
  await settled()
  await expect(sameDocument(page)).toHaveCount(1)
  expect(documents).toBe(0)

  const access = await cookieOf(context, 'isp_accessToken')
  await context.clearCookies({ name: 'isp_accessToken' })
  await expect(sameDocument(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Приокский')
  await expect(searchField(page)).toHaveValue('сверло')
  await expect.poll(() => cookieOf(context, 'isp_accessToken')).not.toBe('')
  expect(await cookieOf(context, 'isp_accessToken')).not.toBe(access)
})
