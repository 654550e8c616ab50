import { createAccount } from '../fixtures/accounts.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const MATRIX = '/catalog/sverla-c-h/1/filtered/?view=matrix'

test('задача 14: жаргон → понял так → таблица → матрица → сравнение трёх → избранное → корзина', async ({
  page,
}) => {
  const login = 'series@example.com'
  await createAccount(login, 'ООО «Уральская оснастка»', { first: 'Раиса', last: 'Мерная' })
  const main = page.getByRole('main')
  await page.goto('/')
  await untilHydrated(page)
  const box = page.getByRole('banner').locator('input[name="q"]')
  await box.fill('победитовое сверло 10')
  await box.press('Enter')
  const reading = main.getByRole('navigation', { name: 'Понял так' })
  await expect(reading.getByRole('link')).not.toHaveCount(0)
  await reading.getByRole('link', { name: /10/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/победитовое\sсверло»$/)

  // what was found is a list like a section: the way goes on by its links
  const views = main.getByRole('navigation', { name: 'Вид списка' })
  await views.getByRole('link', { name: 'С характеристиками' }).click()
  const diameter = main.getByRole('columnheader', { name: /^Диаметр/ })
  await diameter.getByRole('link').click()
  await expect(page).toHaveURL(/sort=up%3Adiameter/)
  await expect(diameter).toHaveAttribute('aria-sort', 'ascending')
  await views.getByRole('link', { name: 'Матрицей размеров' }).click()
  await expect(page).toHaveURL(/view=matrix/)
  const matrix = main.getByRole('region', { name: /^Матрица размеров/ })
  const fields = matrix.getByRole('textbox')
  const labels: string[] = []
  for (const index of [0, 3]) {
    await fields.nth(index).fill('1')
    labels.push((await fields.nth(index).getAttribute('aria-label')) ?? '')
  }
  await expect(main.getByText(/^Набрано: 2\sпозиции/)).toBeVisible()
  await main.getByRole('button', { name: /^В\sкорзину: 2/ }).click()
  await expect(main.getByText(/В\sкорзине: 2\sпозиции/)).toBeVisible()

  await views.getByRole('link', { name: 'Таблицей' }).click()
  const marks = main.getByRole('button', { name: /^Сравнить: / })
  for (const index of [0, 1, 2]) {
    await marks.nth(index).click()
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/comparison/')
  const heads = main.getByRole('columnheader').getByRole('link', { name: /^(?!В\sкорзине)/ })
  await expect(heads).toHaveCount(3)
  // the first one is in the basket already
  const favourite = (await heads.last().textContent()) ?? ''
  await heads.last().click()
  await main.getByRole('button', { name: 'В избранное', exact: true }).click()
  await signIn(page, login)
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'В избранном' })).toBeVisible()
  await page.goto('/cabinet/favorites/')
  await main.getByRole('button', { name: `В корзину: ${favourite}` }).click()
  await expect(main.getByRole('link', { name: /^В\sкорзине \d/ })).toBeVisible()
  await page.goto('/basket/')
  await expect(main.getByRole('link', { name: favourite }).first()).toBeVisible()
  for (const label of labels)
    await expect(main.getByRole('textbox', { name: label, exact: true }).first()).toBeVisible()
})

test('задача 14: матрица проходится клавиатурой, без скрипта читается', async ({
  page,
  browser,
}) => {
  await page.goto(MATRIX)
  await untilHydrated(page)
  const matrix = page.getByRole('main').getByRole('region', { name: /^Матрица размеров/ })
  const field = matrix.getByRole('textbox')
  await field.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(field.first()).not.toBeFocused()
  await expect(
    matrix.getByRole('textbox', { disabled: false }).and(page.locator(':focus')),
  ).toBeVisible()

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL(MATRIX, page.url()).href)
  const read = plain.getByRole('region', { name: /^Матрица размеров/ })
  await expect(read.getByRole('columnheader')).not.toHaveCount(0)
  await expect(read.getByRole('link', { name: /^Сверло/ }).first()).toBeVisible()
  await plain.close()
})

test('задача 52, п. 2: болты разложены по резьбе, ключ стоит рядом с нею; без скрипта столбцом выбрана длина, матрица скачана файлом Excel', async ({
  page,
  browser,
}) => {
  await page.goto('/catalog/bolty/1/filtered/?view=matrix')
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(page.url())
  const matrix = plain.getByRole('region', { name: /^Матрица размеров/ })
  await expect(matrix.getByRole('columnheader', { name: /^Резьба/ })).toBeVisible()
  await expect(matrix.getByRole('rowheader', { name: /^М10.+ключ 16\sмм/ })).toBeVisible()
  await plain.getByText(/^Столбцы/).click()
  await plain.getByRole('link', { name: 'Длина', exact: true }).click()
  await expect(matrix.getByRole('columnheader', { name: '60', exact: true })).toBeVisible()
  const downloaded = plain.waitForEvent('download')
  await plain.getByRole('link', { name: /^В\sExcel$/ }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^Матрица .+\.xlsx$/)
  await plain.close()
})

test('задача 14: несколько артикулов в поиске открываются быстрым заказом', async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const articles = await page
    .getByRole('main')
    .locator('tr .article')
    .evaluateAll((lines) => lines.slice(0, 2).map((line) => line.textContent))
  const box = page.getByRole('banner').locator('input[name="q"]')
  await box.fill(articles.join(', '))
  await box.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^2\sартикула — открыть списком$/ })
    .click()
  await expect(page.getByRole('textbox', { name: /^Список из\sписьма/ })).toHaveValue(
    articles.join('\n'),
  )
  await expect(page.getByText(/^Понято:\s2$/)).toBeVisible()
})
