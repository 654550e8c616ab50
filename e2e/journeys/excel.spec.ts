import { readFile, writeFile } from 'node:fs/promises'
import { read, utils, write } from '@e965/xlsx'
import { createAccount } from '../fixtures/accounts.ts'
import { goodsOf } from '../fixtures/goods.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const GOOD = 480
const BAD = 20

type Cell = string | number

const articlesOf = async (count: number): Promise<string[]> =>
  (await goodsOf(count)).map(({ article }) => article)

const bookOf = (rows: Cell[][], bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer =>
  write(utils.book_new(utils.aoa_to_sheet(rows), 'Заказ'), { type: 'buffer', bookType })

const rowsOf = (content: Buffer): Cell[][] => {
  const { Sheets, SheetNames } = read(content)
  return utils.sheet_to_json<Cell[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
}

test('§2.11, §4: 500 строк, из них 20 с ошибками; файл ошибок скачан, исправлен и загружен', async ({
  page,
}, testInfo) => {
  const login = 'excel@example.com'
  await createAccount(login, COMPANY, { first: 'Эксель', last: 'Таблицына' })
  const articles = await articlesOf(GOOD + BAD)
  expect(articles).toHaveLength(GOOD + BAD)
  const rows: Cell[][] = [
    ['Артикул', 'Количество', 'Наименование'],
    ...articles.slice(0, GOOD).map((article) => [article, 1, '']),
    ...articles.slice(GOOD).map((article, at) => (at % 2 ? [article, 'много'] : [`нет-${at}`, 1])),
  ]
  const order = testInfo.outputPath('заказ.xlsx')
  await writeFile(order, bookOf(rows))

  await enterAs(page, login)
  await page.goto('/catalog/')
  await untilHydrated(page)
  const open = page.getByRole('button', { name: 'Загрузить товары из файла Excel' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
  const sample = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Скачать образец файла' }).click()
  expect(rowsOf(await readFile(await (await sample).path())).length).toBeGreaterThan(1)

  await dialog.getByLabel(/^Выберите файл/).setInputFiles(order)
  await expect(dialog.getByText(/^Найдены товары: 480 из\s500\sстрок$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Добавить в корзину', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Не удалось найти все товары' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(BAD)
  await expect(dialog.getByRole('listitem').first()).toContainText('Ячейка A482')

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать строки с ошибками' }).click()
  const [head = [], ...wrong] = rowsOf(await readFile(await (await saved).path()))
  expect(wrong).toHaveLength(BAD)
  const corrected = testInfo.outputPath('исправлено.xlsx')
  const mended = wrong.map((_row, at): Cell[] => [articles[GOOD + at] ?? '', 2])
  await writeFile(corrected, bookOf([head, ...mended]))

  await dialog.getByRole('link', { name: 'Перейти в корзину' }).click()
  await expect(page).toHaveURL('/basket/')
  const main = page.getByRole('main')
  await expect(main.getByText('480 товаров').first()).toBeVisible()
  await main.getByRole('button', { name: /^Загрузить из\sExcel$/ }).click()
  await dialog.getByLabel(/^Выберите файл/).setInputFiles(corrected)
  await dialog.getByRole('button', { name: 'Добавить в корзину', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'В корзине есть товары' })).toBeVisible()
  await dialog.getByRole('button', { name: 'оставить' }).click()
  await expect(main.getByText('500 товаров').first()).toBeVisible()

  const exported = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Скачать Excel' }).click()
  const lines = rowsOf(await readFile(await (await exported).path())).slice(1, -1)
  expect(lines.map(([article, quantity]) => [article, quantity])).toHaveLength(GOOD + BAD)
  expect(lines.map(([article]) => article)).toEqual(articles)
})

test('§2.3, §2.11, D15: чужая таблица .xls — столбцы выбраны клавиатурой и запомнены по заголовкам', async ({
  page,
}, testInfo) => {
  const login = 'excel-columns@example.com'
  await createAccount(login, COMPANY, { first: 'Эксель', last: 'Столбцова' })
  const [first = '', second = ''] = await articlesOf(2)
  const foreign = testInfo.outputPath('заявка.xls')
  await writeFile(
    foreign,
    bookOf([['Заявка цеха № 5'], ['Поз.', 'Шифр', 'Надо'], [1, first, 3], [2, second, 4]], 'biff8'),
  )

  await enterAs(page, login)
  await page.goto('/catalog/')
  await untilHydrated(page)
  const open = page.getByRole('button', { name: 'Загрузить товары из файла Excel' })
  const search = page.getByPlaceholder('найти товар, бренд, категорию')
  await expect(open).toBeVisible()
  await search.fill('сверло')
  await expect(open).toBeHidden()
  await search.fill('')
  await open.click()

  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Выберите файл/).setInputFiles(foreign)
  await expect(dialog.getByRole('heading', { name: 'Выберите столбцы' })).toBeVisible()
  await expect(dialog.getByRole('cell', { name: 'Шифр' })).toBeVisible()
  await dialog.getByLabel('Столбец с артикулом').selectOption('B')
  const quantity = dialog.getByLabel('Столбец с количеством')
  await quantity.selectOption('C')
  await quantity.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^Найдены все товары: 2\sстроки$/)).toBeVisible()

  await dialog.getByRole('button', { name: 'выбрать другой файл' }).click()
  await dialog.getByLabel(/^Выберите файл/).setInputFiles(foreign)
  await expect(dialog.getByText(/^Найдены все товары: 2\sстроки$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Добавить в корзину', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/basket/')
  await expect(page.getByRole('main').getByText('2 товара').first()).toBeVisible()
})
