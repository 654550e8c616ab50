import { letterFor } from '../fixtures/letters.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('посетитель собирает сверло, делится ссылкой и отправляет заявку с файлом (§2.1, §7.5)', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  await page.goto('/constructors/')
  await main.getByRole('link', { name: 'Сверло спиральное' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Сверло спиральное')
  await untilHydrated(page)

  const diameter = main.getByRole('textbox', { name: /^Диаметр, d$/ })
  await diameter.fill('99')
  await expect(main.getByText(/^Не\sбольше 40\sмм$/)).toBeVisible()
  await expect(diameter).toHaveValue('99')
  const size = '10,4'
  await diameter.fill(size)
  await main.getByRole('combobox', { name: 'Покрытие' }).selectOption('tin')
  const code = new RegExp(`^СС ${size}h8×87×133-118°-Ц${size}-Р6М5-TiN$`)
  await expect(main.getByText(code)).toBeVisible()
  await expect(main.getByRole('img', { name: /^Чертёж: Сверло спиральное, СС/ })).toBeVisible()
  await expect(
    main
      .getByRole('region', { name: /^Готовый инструмент/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)

  const download = page.waitForEvent('download')
  await main.getByRole('link', { name: 'DXF для САПР' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.dxf$/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('main').getByText(code)).toBeVisible()
  await other.close()

  // nobody writes as fast as a program: the form's clock goes on by what a person takes
  await page.clock.install()
  await main.getByRole('link', { name: 'Отправить заявку' }).click()
  await expect(main.getByText(code)).toBeVisible()
  const email = 'drawing@example.com'
  await main.getByRole('textbox', { name: /^Как к вам/ }).fill('Анна Мерная')
  await main.getByRole('textbox', { name: /^Почта/ }).fill(email)
  await main.getByRole('textbox', { name: /^Комментарий/ }).fill('Двадцать штук к пятнице')
  await main.getByLabel(/^Файлы/).setInputFiles({
    ...{ name: 'деталь.txt', mimeType: 'text/plain' },
    buffer: Buffer.from('эскиз детали'),
  })
  await main.getByRole('checkbox', { name: /^Даю согласие на обработку/ }).check()
  await page.clock.fastForward(3000)
  await main.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(main.getByText(/^Спасибо, в ближайшее время/)).toBeVisible()

  const letter = await letterFor(email, 'Двадцать штук к пятнице')
  expect(letter).toContain(`СС ${size}h8×87×133`)
  expect(letter).toContain('деталь.txt')
  expect(letter).toContain('.dxf')
})

test.describe('без JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('чертёж есть на странице, а форма строит другой', async ({ page }) => {
    await page.goto('/constructors/zenkovka/')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('img', { name: /^Чертёж: Зенковка коническая, ЗК 16,5/ }),
    ).toBeVisible()
    await main.getByRole('textbox', { name: /^Наибольший диаметр/ }).fill('25')
    await main.getByRole('button', { name: 'Обновить чертёж' }).click()
    await expect(
      main.getByRole('img', { name: /^Чертёж: Зенковка коническая, ЗК 25/ }),
    ).toBeVisible()
  })
})
