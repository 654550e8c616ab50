import { checkAxe } from '../fixtures/check-axe.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('§2.9, D48: из окна «Для кого покупаю» с клавиатуры — в кабинет, оттуда — в каталог; axe молчит', async ({
  page,
}) => {
  await page.goto('/cabinet/auth/?returnTo=/delivery/')
  await untilHydrated(page)
  await signIn(page, 'chief@example.com')
  await page.getByRole('button', { name: 'продолжить' }).press('Enter')
  await expect(page).toHaveURL(/\/delivery\/$/)
  const line = page.getByRole('banner').getByRole('button', { name: /^Покупаю для: .*Сменить$/ })
  const dialog = page.getByRole('dialog', { name: 'Для кого покупаю' })
  await line.press('Enter')
  await expect(dialog.getByRole('group', { name: 'Выберите компанию' })).toBeVisible()
  await checkAxe(page)
  const kept = await page.evaluate(() => sessionStorage.getItem('isp_currentCompany'))
  const cookies = await page.context().cookies()
  expect(kept).toBe(cookies.find(({ name }) => name === 'isp_company')?.value)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(line).toBeFocused()

  await line.press('Enter')
  await dialog.getByRole('link', { name: 'перейти в кабинет' }).press('Enter')
  await expect(page).toHaveURL(/\/cabinet\/$/)
  await expect(dialog).toHaveCount(0)
  await line.press('Enter')
  await dialog.getByRole('link', { name: 'перейти в каталог' }).press('Enter')
  await expect(page).toHaveURL(/\/catalog\/$/)
})
