import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { sumIn } from '../fixtures/money.ts'
import { enterAs, signIn } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const header = (page: Page) => page.getByRole('banner')
const basketLink = (page: Page) => header(page).getByRole('link', { name: /^Корзина/ })
const addButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: 'В корзину' })

const openList = async (page: Page) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
}

test('посетитель собирает корзину, входит, подтверждает договор и оформляет заказ', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await openList(page)
  await addButtons(page).first().click()
  await expect(page.getByRole('main').getByText('В корзине').first()).toBeVisible()
  await addButtons(page).first().click()
  await page.reload()
  await untilHydrated(page)
  if (!isMobile) await expect(basketLink(page)).toHaveAccessibleName(/^Корзина: 2 \/ .+₽$/)

  await page.goto('/basket/')
  await expect(page.getByRole('main').getByText('2 товара').first()).toBeVisible()
  const total = page.getByRole('region', { name: 'Итого' }).locator('dl > div').last()
  const retail = sumIn(await total.textContent())
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL('/checkout/')
  await signIn(page, 'chief@example.com')
  await expect(page.getByRole('group', { name: 'Выберите компанию' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Выберите договор' })).toBeVisible()
  await page.getByRole('button', { name: 'продолжить' }).click()

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Ваш заказ' })).toBeVisible()
  const order = main.getByRole('button', { name: /^Оформить на/ })
  // prices of the agreement
  expect(sumIn(await order.textContent())).toBeLessThan(retail)
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('123')
  await order.click()
  await expect(main.getByText(/Номер телефона/).first()).toBeVisible()
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  const letter = { name: 'доверенность.txt', mimeType: 'text/plain', buffer: Buffer.from('текст') }
  await main.getByLabel('Файлы к заказу').setInputFiles(letter)
  // without «… % из»: it has arrived
  await expect(main.getByText(/^1\sКБ$/)).toBeVisible()
  await order.dblclick()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Скачать «доверенность.txt»' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(letter.name)
  expect(await readFile(await file.path(), 'utf8')).toBe('текст')
  const title = main.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^Заказ №\sИСП-\d{6}$/)
  const number = (await title.textContent())?.replace(/^Заказ №\s/, '') ?? ''

  await page.goto('/cabinet/orders/')
  await expect(main.getByRole('link', { name: new RegExp(number) })).toHaveCount(1)
  await page.goto('/basket/')
  await expect(main.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible()
})

test('неверный пароль: текст сервера под полями, корзина на месте', async ({
  page,
  expectComplaint,
}) => {
  await openList(page)
  await addButtons(page).first().click()
  await expect(page.getByRole('main').getByText('В корзине').first()).toBeVisible()
  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Логин или рабочая почта' }).fill('chief@example.com')
  await main.getByRole('textbox', { name: 'Пароль' }).fill('wrong-password')
  await main.getByRole('button', { name: 'войти', exact: true }).click()
  await expect(main.getByText(/^Неверный логин или пароль/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isp_basket'))).toContain('productId')
  // the browser names the refused sign-in itself
  expectComplaint(/403 .*login/)
})

const inBrowser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('isp_basket') ?? '[]').length)

/** The page of a list whose script waits until it is let through. */
const openWaitingList = async (page: Page) => {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/static/*/web/main.*.js', async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.goto('/catalog/sverla-c-h/')
  return letThrough
}

test('нажатие «В корзину» до оживления страницы не теряется и считается один раз', async ({
  page,
}) => {
  const letThrough = await openWaitingList(page)
  await addButtons(page).first().click()
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(0)
  letThrough()
  await untilHydrated(page)
  // the keyboard stays on the button that was pressed, that is on the link in its place
  await expect(page.locator('form:focus-within').getByRole('link')).toBeFocused()
  await expect.poll(() => inBrowser(page)).toBe(1)
})

test('нажатие, за время которого страница ожила, не теряется', async ({ page }) => {
  const letThrough = await openWaitingList(page)
  await addButtons(page).first().hover()
  await page.mouse.down()
  letThrough()
  await untilHydrated(page)
  await expect(page.getByRole('main').locator('form[data-hydrated]').first()).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => inBrowser(page)).toBe(1)
})

/** On a phone the panel of the cabinet is a line that opens it. */
const openPanel = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /меню кабинета$/ }).click()
}

test('выход в одной вкладке выводит и другую; чужой заказ не открыть', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
  expectComplaint,
}) => {
  await enterAs(page, 'buyer@example.com')
  await page.goto('/cabinet/')
  const second = await context.newPage()
  await second.goto('/cabinet/')
  await untilHydrated(second)
  await openPanel(second, isMobile)
  await expect(second.getByRole('button', { name: 'выйти из кабинета' })).toBeVisible()

  await page.goto('/cabinet/orders/1/')
  await expect(page.getByRole('main').getByText('Заказ не найден')).toBeVisible()

  await page.goto('/cabinet/')
  await openPanel(page, isMobile)
  await page.getByRole('button', { name: 'выйти из кабинета' }).click()
  await page.getByRole('button', { name: 'выйти', exact: true }).click()
  await expect(page).toHaveURL(`${shop.origin}/`)
  await expect(second).toHaveURL(/\/cabinet\/auth\//)
  // the browser names the foreign order itself
  expectComplaint(/404 .*sale\/order\/1/)
})
