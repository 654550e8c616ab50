import pg from 'pg'
import { checkAxe } from '../fixtures/check-axe.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const query = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** A company that has just registered, with a manager who has the password of the demo accounts. */
const insertNewcomer = async (mark: string) => {
  const login = `novichok-${mark}@example.com`
  const name = `ООО «Новичок ${mark}»`
  await query(
    `with company as (
       insert into company (name, inn, status) values ($1, '5260999907', 'MODERATION') returning id
     ), account as (
       insert into account (login, password_hash, first_name, last_name, status)
       select $2, password_hash, 'Вера', 'Новикова', 'ACTIVE' from account where login = 'newcomer@example.com'
       returning id
     )
     insert into company_member (company_id, account_id, role) select company.id, account.id, 'manager' from company, account`,
    [name, login],
  )
  return { login, name }
}

test('D43: сотрудник видит компанию в очереди и одобряет, всё с клавиатуры; покупателю этих страниц нет', async ({
  page,
  browser,
}, { project }) => {
  const { login, name } = await insertNewcomer(`${project.name}-${Date.now()}`)
  const office = await browser.newContext({ baseURL: shop.origin })
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  await enterAs(desk, 'sales@example.com')
  await desk.goto('/cabinet/staff/')
  await checkAxe(desk)
  await work.getByRole('link', { name: /^Компании ждут проверки/ }).click()
  await work.getByRole('link', { name }).click()
  await expect(work.getByRole('heading', { level: 1, name })).toBeVisible()
  await checkAxe(desk)
  await work.getByRole('button', { name: 'Одобрить' }).press('Enter')
  // the person's own status says «Действует» from the start
  await expect(work.getByRole('button', { name: 'Заблокировать' })).toBeVisible()
  await desk.getByRole('link', { name: 'Журнал' }).click()
  await expect(work.getByRole('link', { name }).first()).toBeVisible()
  await checkAxe(desk)
  await office.close()

  await enterAs(page, login)
  await page.goto('/cabinet/staff/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
})

test('§2.9: шапка говорит, для кого я покупаю, и меняет это на месте, ничего не двигая', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await enterAs(page, 'chief@example.com')
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  const line = banner.getByRole('button', { name: /^Покупаю для: .*Сменить$/ })
  const openMenu = async () => {
    if (isMobile) await banner.locator('summary').last().click()
  }

  await page.goto('/catalog/sverla-c-h/')
  const before = (await main.boundingBox())?.y
  await untilHydrated(page)
  await openMenu()
  await expect(line).toContainText('Приокский ремонтный завод')
  expect((await main.boundingBox())?.y).toBe(before)
  const price = main.getByText(/\d\s₽/).first()
  const priceBefore = await price.textContent()

  await line.click()
  const dialog = page.getByRole('dialog', { name: 'Для кого покупаю' })
  await expect(dialog.getByRole('radio', { name: /Станкосервис/ })).toBeVisible()
  await checkAxe(page)
  await dialog.getByRole('radio', { name: /Станкосервис/ }).check()
  await dialog.getByRole('button', { name: 'подтвердить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/catalog/sverla-c-h/')
  if (isMobile && !(await line.isVisible())) await openMenu()
  await expect(line).toContainText('Станкосервис')
  await expect(price).not.toHaveText(priceBefore ?? '')
  await page.reload()
  await untilHydrated(page)
  await openMenu()
  await expect(line).toContainText('Станкосервис')
})
