import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { enterAs } from '../fixtures/people.ts'
import { importGoods } from '../fixtures/shop.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const exportFolder = 'packages/bff/src/commerce-ml/fixtures/metal'
const COMPANY = 'ООО «Уральская оснастка»'
const drill = 'Сверло спиральное Ø8,5 мм с коническим хвостовиком'

const search = async (page: Page, text: string) => {
  const field = page.getByRole('banner').getByLabel('Поиск по каталогу').and(page.locator('input'))
  await field.fill(text)
  await field.press('Enter')
}

test('товар из выгрузки 1С находят, фильтруют и покупают; без цены — «цена по запросу»', async ({
  page,
}) => {
  await importGoods(exportFolder, shop)
  const main = page.getByRole('main')
  await expect(async () => {
    const answer = await page.request.get('/catalog/svyorla-spiralnye/')
    expect(answer.status()).toBe(200)
  }).toPass()

  await page.goto('/')
  await untilHydrated(page)
  await search(page, '2301 0085')
  await main.getByRole('link', { name: drill }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(drill)
  await expect(main.getByText('1 234,50 ₽').first()).toBeVisible()
  await expect(main.getByText('для чугуна')).toBeVisible()

  await main.getByRole('link', { name: 'Свёрла спиральные' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свёрла спиральные')
  await expect(main.getByRole('link', { name: /^Сверло/ })).toHaveCount(3)
  const carbide = page.getByRole('checkbox', { name: /^Твёрдый сплав ВК8/, includeHidden: true })
  const filter = page.locator('details[data-code]').filter({ has: carbide })
  await filter.evaluate((one) => one.setAttribute('open', ''))
  await carbide.check()
  await expect(page).toHaveURL(/f_material\w*=/)
  await expect(main.getByRole('link', { name: /^Сверло/ })).toHaveCount(1)
  await expect(main.getByText('по запросу')).toBeVisible()
  await main.getByRole('link', { name: /^Сверло/ }).click()
  await expect(main.getByText('Цена по запросу').first()).toBeVisible()
  const buy = { name: 'В корзину' }
  const seen = main.getByRole('region', { name: 'Вы смотрели' })
  await expect(seen.getByRole('button', buy)).toHaveCount(1)
  await expect(main.getByRole('button', buy)).toHaveCount(1)

  const login = 'imported@example.com'
  await createAccount(login, COMPANY, { first: 'Лев', last: 'Выгружаев' }, 'buyer')
  await enterAs(page, login)
  await page.goto('/catalog/svyorla-spiralnye/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/basket/')
  await main.getByRole('link', { name: 'Оформить заказ' }).click()
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await main.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)
  await expect(main.getByText(/Сверло спиральное Ø/).first()).toBeVisible()
})
