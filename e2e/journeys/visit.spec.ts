import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const main = (page: Page) => page.getByRole('main')
const basketLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Корзина/ })
const addButtons = (page: Page) => main(page).getByRole('button', { name: 'В корзину' })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await untilHydrated(page)
}

const COMPANY = 'ООО «Уральская оснастка»'
const LIST = '/catalog/sverla-c-h/'

for (const [how, error] of [
  ['переполнено', 'QuotaExceededError'],
  ['выключено', 'SecurityError'],
] as const) {
  test(`хранилище браузера ${how}: корзина переходит со страницы на страницу, и об этом сказано`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('refused', name)
      }
      Storage.prototype.setItem = refuse
      if (name === 'SecurityError') Storage.prototype.getItem = refuse
    }, error)
    await open(page, LIST)
    await addButtons(page).first().click()
    await expect(page.getByText(/корзина останется, пока открыта эта вкладка/)).toBeVisible()
    await open(page, '/delivery/')
    await expect(basketLink(page)).toHaveAccessibleName(/^Корзина: 1 \/ .+₽$/)
    await open(page, '/basket/')
    await expect(main(page).getByText('1 товар').first()).toBeVisible()
    await page.reload()
    await untilHydrated(page)
    await expect(main(page).getByText('1 товар').first()).toBeVisible()
  })
}

test('две вкладки одного кабинета: положенное в одной видно в шапке и корзине другой', async ({
  page,
  context,
}) => {
  await createAccount('tabs@example.com', COMPANY, { first: 'Вкладка', last: 'Вторая' }, 'buyer')
  await enterAs(page, 'tabs@example.com')
  await open(page, LIST)
  const second = await context.newPage()
  await open(second, '/basket/')
  const before = await basketLink(second).textContent()
  await addButtons(page).first().click()
  await expect(basketLink(second)).not.toHaveText(before ?? '')
  await expect(basketLink(second)).toHaveText((await basketLink(page).textContent()) ?? '')
  await main(second).getByRole('button', { name: 'Очистить корзину' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Очистить' }).click()
  await expect(basketLink(page)).toHaveText(/пуста/)
})

test('вход, закрытый клавишей Escape, возвращает клавиатуру туда, откуда открыт', async ({
  page,
}) => {
  await open(page, LIST)
  const cabinet = page.getByRole('banner').getByRole('link', { name: 'Кабинет' })
  await cabinet.focus()
  // twice: the first time the dialog comes over the network
  for (let times = 0; times < 2; times++) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByLabel(/^Логин/)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cabinet).toBeFocused()
  }
})

test('сбой сервера при входе назван один раз', async ({ page, expectComplaint }) => {
  const message = 'Сервер не справился с запросом. Повторите позже.'
  await page.route('**/bff/api/auth/login/v2', (route) =>
    route.fulfill({
      status: 500,
      json: { statusCode: 500, code: 'INTERNAL', message, requestId: 'r-1', params: {} },
    }),
  )
  await open(page, '/cabinet/auth/')
  await main(page).getByRole('textbox', { name: 'Логин или рабочая почта' }).fill('a@example.com')
  await main(page).getByRole('textbox', { name: 'Пароль' }).fill('demo-2026')
  await main(page).getByRole('button', { name: 'войти', exact: true }).click()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText(message)).toHaveCount(1)
  expectComplaint(/500 .*login/)
})

test('под подвалом с уведомлением о cookie не остаётся белой полосы', async ({ page }) => {
  await open(page, LIST)
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible()
  const colours = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const seen = (x: number, y: number): string => {
      let element = document.elementFromPoint(x, y)
      while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
        element = element.parentElement
      return element ? getComputedStyle(element).backgroundColor : 'none'
    }
    const footer = document.querySelector('footer[data-boundary="shell"]')
    const edge = footer?.getBoundingClientRect().bottom ?? 0
    return [seen(innerWidth - 40, edge - 2), seen(innerWidth - 40, innerHeight - 2)]
  })
  expect(colours[1]).toBe(colours[0])
})
