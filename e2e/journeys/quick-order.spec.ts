import { createAccount } from '../fixtures/accounts.ts'
import { goodsOf } from '../fixtures/goods.ts'
import { letterOf } from '../fixtures/letter.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const COUNT = 40

test('40 строк из письма — в корзине; вставленное до входа не потеряно и сливается один раз', async ({
  page,
  isMobile,
}) => {
  const login = `quick-${isMobile ? 'phone' : 'desktop'}@example.com`
  await createAccount(login, COMPANY, { first: 'Быстр', last: 'Заказова' })
  const goods = await goodsOf(COUNT)
  const letter = letterOf(goods)

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
