import pg from 'pg'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { letterFor } from '../fixtures/letters.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'

const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

/** One more drill of this brand in the section, at the prices of another one. */
const bring = async (name: string, slug: string, brand: string): Promise<void> => {
  await ask(
    `with made as (
       insert into product (slug, section_id, brand_id, article, name, attributes)
       select $1, section_id, brand_id, upper($1), $2, attributes from product
        where is_active and section_id = (select id from section where slug = 'sverla-c-h')
          and brand_id = (select id from brand where slug = $3) order by id limit 1 returning id)
     insert into price (product_id, price_type_id, amount)
     select made.id, price_type.id, 123450 from made, price_type where is_base`,
    [slug, name, brand],
  )
  await ask('select raise_catalog_version()')
}

/** A day later: the lists are looked at again. */
const letADayPass = async (login: string): Promise<void> => {
  await ask(
    `update saved_selection set looked_on = looked_on - 1
      where account_id = (select id from account where login = $1)`,
    [login],
  )
  await ask(`insert into pgboss.job (name, data) values ('selections.letters', '{}')`)
}

test('задача 14: подборка сохранена, новый товар — письмо о нём, ссылка из письма открывает список', async ({
  page,
}) => {
  const login = 'selections@example.com'
  await createAccount(login, COMPANY, { first: 'Анна', last: 'Подборкина' }, 'buyer')
  const [brand] = await ask<{ slug: string }>(
    `select brand.slug from product join brand on brand.id = brand_id
      where is_active and section_id = (select id from section where slug = 'sverla-c-h') order by product.id limit 1`,
  )
  const list = `/catalog/sverla-c-h/1/filtered/?brand=${brand?.slug}`

  await page.goto(list)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Сохранить подборку' }).click()
  await signIn(page, login)
  const box = page.getByRole('dialog', { name: 'Сохранить подборку' })
  await expect(box.getByRole('checkbox', { name: /^Письмо/ })).toBeChecked()
  await checkAxe(page)
  await box.getByRole('textbox', { name: /^Название/ }).fill('Мои свёрла')
  await box.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Подборка «Мои свёрла» сохранена.')).toBeVisible()
  await expect(page).toHaveURL(list)

  const name = 'Сверло новое для подборки'
  await bring(name, 'sverlo-novoe', brand?.slug ?? '')
  await expect(async () => {
    expect(await (await page.request.get(`${list}&sort=new`)).text()).toContain(name)
  }).toPass()
  await letADayPass(login)
  const letter = await letterFor(login, name)
  expect(letter).toContain('Подборка «Мои свёрла»')
  expect(letter).toMatch(/1\s234,50\s₽/)

  const linkOf = (words: RegExp) => {
    const { pathname, search } = new URL(words.exec(letter)?.[1] ?? '', shop.origin)
    return `${pathname}${search}`
  }
  await page.goto(linkOf(/Открыть подборку: (\S+)/))
  await untilHydrated(page)
  await expect(page).toHaveURL(`${list}&sort=new`)
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()

  await page.goto(linkOf(/Настроить подборки: (\S+)/))
  const letters = page.getByRole('checkbox', { name: /^Письмо о новом/ })
  await expect(letters).toBeChecked()
  await untilHydrated(page)
  await checkAxe(page)
  await page.goto(linkOf(/Отписаться от писем о подборках: (\S+)/))
  await page.getByRole('button', { name: 'Отписаться' }).click()
  await expect(page.getByRole('status')).toContainText(/Писем о\sновом/)
  await page.goto('/cabinet/favorites/?selections')
  await untilHydrated(page)
  await expect(letters).not.toBeChecked()
  await page.getByRole('button', { name: 'Удалить подборку: Мои свёрла' }).click()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await page.getByRole('link', { name: 'Мои свёрла' }).click()
  await expect(page).toHaveURL(list)

  await ask('update product set is_active = false where name = $1', [name])
  await ask('select raise_catalog_version()')
})
