import pg from 'pg'
import { createAccount } from '../fixtures/accounts.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const COUNT = 40

type Good = { article: string; name: string }

/** Goods that anybody may order, no two of one article. */
const goodsOf = async (count: number): Promise<Good[]> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Good>(
    `select article, name from product
      where is_active and section_id <> all ((select hidden_sections())::integer[])
        and exists (select from price join price_type on price_type.id = price_type_id and is_base
                     where product_id = product.id)
        and (select count(*) from product twin where twin.article_normalised = product.article_normalised) = 1
      order by popularity desc, id limit $1`,
    [count],
  )
  await client.end()
  return rows
}

/** As letters have them: everybody in their own way, in one letter. */
const manners: readonly ((good: Good, row: number) => string)[] = [
  ({ article }) => `${article}, 5 шт`,
  ({ article, name }, row) => `${row}. ${article} ${name} — 5 шт по 1 234,50 ₽`,
  ({ article }) => `5\t${article}`,
  ({ article, name }) => `${article}\t${name}\t5\tшт\t1 234,50`,
  ({ article }) => `${article.toLowerCase()} х5`,
  ({ article }) => `"${article}";5`,
]

test('40 строк из письма — в корзине; вставленное до входа не потеряно и сливается один раз', async ({
  page,
  isMobile,
}) => {
  const login = `quick-${isMobile ? 'phone' : 'desktop'}@example.com`
  await createAccount(login, COMPANY, { first: 'Быстр', last: 'Заказова' })
  const goods = await goodsOf(COUNT)
  const lines = goods.map((good, at) => manners[at % manners.length]?.(good, at + 1) ?? '')
  const letter = ['Добрый день!', '', ...lines, '', 'Итого: 200 шт'].join('\r\n')

  await page.goto('/basket/')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Быстрый заказ' }).click()
  const list = page.getByRole('textbox', { name: /^Список из\sписьма/ })
  await expect(list).toBeFocused()
  await page.keyboard.insertText(letter)
  await expect(page.getByText(/^Понято:\s40 · не\sнайдено:\s1$/)).toBeVisible()

  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  await signIn(page, login)
  await expect(page).toHaveURL('/cabinet/')
  await page.goto('/basket/?quick')
  await untilHydrated(page)
  await expect(list).toHaveValue(/^Добрый день!/)
  await page.getByRole('button', { name: /^Убрать ненайденные/ }).click()
  await page.getByRole('button', { name: /^Добавить 40\sтоваров на/ }).dblclick()
  await expect(page).toHaveURL('/basket/')
  await expect(page.getByText(/^40\sтоваров$/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(COUNT + 1)
})
