import type { Locator, Page } from 'playwright/test'
import { enterAs } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const widthOf = async (part: Locator): Promise<number> =>
  Math.round((await part.boundingBox())?.width ?? 0)
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await untilHydrated(page)
}

test('§2.9, §4: панель и полоса кабинета — той ширины, какая названа; выход подписан только на планшете; виды проступают за 400 мс, но не заново', async ({
  page,
}) => {
  await enterAs(page, 'buyer@example.com')
  await open(page, '/cabinet/')
  const panel = page.getByRole('complementary', { name: 'Кабинет', exact: true })
  const card = panel.locator('xpath=..')
  const strip = page.getByRole('complementary', { name: 'Боковая панель кабинета' })
  const exit = page.getByRole('button', { name: 'Выйти', exact: true })
  for (const [width, panelWidth] of [
    [1024, 300],
    [1920, 300],
    [1921, 375],
  ] as const) {
    await resize(page, width)
    await expect.poll(() => widthOf(card), { message: `${width}` }).toBe(panelWidth)
    expect(await widthOf(strip)).toBe(105)
    await expect(exit).toBeHidden()
  }
  await expect(strip.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/')
  await expect(strip.getByRole('link', { name: 'Кабинет, вход выполнен' })).toBeVisible()
  await resize(page, 1023)
  await expect(strip).toBeHidden()
  await expect(exit).toBeVisible()
  await resize(page, 744)
  await expect(exit).toBeVisible()
  await resize(page, 743)
  await expect(exit).toBeHidden()

  await resize(page, 900)
  await expect(page.getByRole('button', { name: /меню кабинета$/ })).toBeVisible()
  await expect(page.locator('#cabinet-panel')).toBeHidden()
  await resize(page, 1440)
  await expect(panel).toBeVisible()
  expect(await panel.evaluate((element) => element.getAnimations().length)).toBe(0)

  await panel.getByRole('button', { name: 'выйти из кабинета' }).click()
  await expect(panel.getByText('Подтвердите выход из личного кабинета')).toBeVisible()
  await expect(panel).toHaveCSS('animation-duration', '0.4s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(panel).toHaveCSS('animation-name', 'none')
})

test('§2.6: окно входа — во всю ширину от 1024 px на странице входа и нигде больше', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Вход в кабинет' })
  const panel = dialog.locator('[data-part="panel"]')
  const ask = () => page.getByRole('banner').getByRole('link', { name: 'Кабинет' }).first().click()
  await resize(page, 1024)
  await open(page, '/cabinet/auth/')
  await ask()
  await expect.poll(() => widthOf(panel)).toBe(1024)
  await resize(page, 1023)
  await expect.poll(() => widthOf(panel)).toBeLessThan(800)
  await resize(page, 1440)
  await open(page, '/delivery/')
  await ask()
  await expect(dialog).toBeVisible()
  await expect.poll(() => widthOf(panel)).toBeLessThan(800)
})
