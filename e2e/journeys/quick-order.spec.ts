import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { goodsOf } from '../fixtures/goods.ts'
import { letterOf } from '../fixtures/letter.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const COUNT = 40

test('40 строк из письма — в корзине; вставленное до входа не потеряно и сливается один раз', async ({
  page,
}) => {
  const login = 'quick@example.com'
  await createAccount(login, COMPANY, { first: 'Быстр', last: 'Заказова' })
  const goods = await goodsOf(COUNT)
  const letter = letterOf(goods)

  await page.goto('/basket/')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Быстрый заказ' }).click()
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

test('задача 15: быстрый заказ из шапки — окно над любой страницей, без входа и с клавиатуры', async ({
  page,
}) => {
  const goods = await goodsOf(3)
  await page.goto('/delivery/')
  await untilHydrated(page)
  const open = page.getByRole('banner').getByRole('link', { name: 'Быстрый заказ' })
  await expect(open).toHaveAttribute('aria-haspopup', 'dialog')
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' })
  const list = dialog.getByRole('textbox', { name: /^Список из\sписьма/ })
  await expect(list).toBeFocused()
  await page.keyboard.insertText(goods.map(({ article }) => `${article}, 20 шт`).join('\n'))
  const add = dialog.getByRole('button', { name: /^Добавить 3\sтовара на/ })
  await expect(add).toBeVisible()
  await checkAxe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL('/delivery/')
  await page.keyboard.press('Enter')
  await expect(list).toHaveValue(new RegExp(`^${goods[0]?.article}`))
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/delivery/')
  await page.goto('/basket/')
  await expect(page.getByRole('row')).toHaveCount(4)
})
