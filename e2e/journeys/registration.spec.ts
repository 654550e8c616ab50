import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { codeFor } from '../fixtures/letters.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)

test('§2.8 новый посетитель: код из письма, компания по ИНН, модерация, «понятно», ограниченный кабинет', async ({
  page,
  isMobile,
}) => {
  const email = `anna-${isMobile ? 'phone' : 'desk'}@zavod.example`
  const inn = isMobile ? '5257000114' : '5259000222'
  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'создать кабинет' }).click()
  await expect(page).toHaveURL('/cabinet/registration/')
  await main.getByRole('textbox', { name: 'Рабочая почта' }).fill(` ${email.toUpperCase()} `)
  await main.getByRole('textbox', { name: 'Пароль' }).fill('verno-2026')
  await main.getByRole('checkbox', { name: /персональных данных/ }).check()
  expect(await violations(page)).toEqual([])
  await main.getByRole('button', { name: 'получить код в письме' }).click()

  const first = main.getByRole('textbox', { name: 'Цифра 1 из 4' })
  await expect(first).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type(await codeFor(email))

  await expect(main.getByRole('heading', { level: 1, name: 'Ваша компания' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await main.getByRole('textbox', { name: 'ИНН' }).fill(inn)
  await main.getByRole('button', { name: 'найти по ИНН' }).click()
  await expect(main.getByRole('textbox', { name: 'Название' })).toHaveValue(/^ООО «/)
  await main.getByRole('button', { name: 'отправить на проверку' }).click()

  await expect(main.getByRole('heading', { level: 1, name: 'Компания на модерации' })).toBeVisible()
  await main.getByRole('button', { name: 'понятно' }).click()
  await expect(page).toHaveURL('/cabinet/')

  // §2.10: who she is was nobody's business until now
  const question = page.getByRole('dialog', { name: 'Обновление данных' })
  await question.getByRole('textbox', { name: 'фамилия' }).fill('Зорина')
  await question.getByRole('textbox', { name: 'имя' }).fill('Анна')
  await question.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Ваши личные данные успешно обновлены')).toBeVisible()
  await expect(question).toBeHidden()

  // D43: a basket, but no order
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
})
