import pg from 'pg'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'

/** A drill of a Russian maker, with everything that the page can say of it. */
const drill = async (): Promise<{ slug: string; article: string }> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ slug: string; article: string }>(
    `select product.slug, article from product join section on section.id = section_id
      where product.is_active and section.slug = 'sverla-c-h' and register_number is not null
        and exists (select from price join price_type on price_type.id = price_type_id and is_base
                     where product_id = product.id)
      order by product.id limit 1`,
  )
  await client.end()
  if (!rows[0]) throw new Error('the demo data have no such drill')
  return rows[0]
}

/** Any product that is cheaper from a quantity on. */
const cheaperByTheDozen = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ slug: string }>(
    `select slug from product
       join price on product_id = product.id and step_quantities is not null
       join price_type on price_type.id = price_type_id and is_base
      where is_active order by product.id limit 1`,
  )
  await client.end()
  if (!rows[0]) throw new Error('the demo data have no price from a quantity on')
  return rows[0].slug
}

test('задача 14: товар без JavaScript — группы, чертёж, режимы и данные для закупки читаются', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop.origin}/product/${(await drill()).slug}/`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 3, name: 'Размеры' })).toBeVisible()
  await expect(main.getByRole('table', { name: /режимы резания/ })).toBeVisible()
  await expect(main.getByText('25.73.40')).toBeVisible()
  const drawing = main.getByRole('img', { name: /^Чертёж/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect
    .poll(() => drawing.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(300)
  await page.goto(`${shop.origin}/product/${await cheaperByTheDozen()}/`)
  await expect(main.getByRole('table', { name: 'Цена от количества' })).toBeVisible()
  await context.close()
})

test('задача 14: режим посчитан, свой номер записан, и по нему товар находит быстрый заказ', async ({
  page,
}) => {
  const { slug, article } = await drill()
  const login = 'facts@example.com'
  const own = 'УЧЁТ-7002'
  await createAccount(login, COMPANY, { first: 'Анна', last: 'Учётова' }, 'buyer')
  await enterAs(page, login)
  await page.goto(`/product/${slug}/`)
  await untilHydrated(page)

  const calculator = page.getByRole('region', { name: 'Расчёт режима' })
  await calculator.getByRole('textbox', { name: /^Скорость/ }).fill('1000')
  await expect(calculator.getByText(/^Вне рекомендации/)).toBeVisible()
  await expect(calculator.getByRole('status')).toContainText(/\d\sмин⁻¹/)

  await page.getByRole('button', { name: /(Добавить свой|Изменить) номер/ }).click()
  await page.getByRole('textbox', { name: /^Ваш\sномер/ }).fill(own)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('region', { name: /учёте/ }).getByText(own)).toBeVisible()
  await expect(page.getByText('Сохранено')).toBeHidden()
  await checkAxe(page)

  await page.goto('/basket/?quick')
  await untilHydrated(page)
  const list = page.getByRole('textbox', { name: /^Список из\sписьма/ })
  await list.focus()
  await page.keyboard.insertText(`${own} 10`)
  await expect(page.getByText(/^Понято:\s1/)).toBeVisible()
  await expect(page.getByText(article).first()).toBeVisible()
})
