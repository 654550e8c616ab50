import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('задача 52: размер на телефоне — в два нажатия, и на кнопке окна сразу видно, сколько нашлось', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await page.getByRole('link', { name: /^Фильтры/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  const show = sheet.getByRole('button', { name: /^Показать/ })
  const before = await show.textContent()
  const size = sheet.getByRole('link', { name: '8', exact: true }).first()
  await expect(size).toBeInViewport()
  await size.click()
  await expect(page).toHaveURL(/\?f_diameter=8$/)
  await expect(show).not.toHaveText(before ?? '')
  await expect(size).toHaveAttribute('aria-current', 'true')
})
