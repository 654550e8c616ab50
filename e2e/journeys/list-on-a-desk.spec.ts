import type { Page } from 'playwright/test'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('«назад» возвращает и форму фильтров: прежнее не уходит со следующим выбором', async ({
  page,
}) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const price = page.getByRole('textbox', { name: 'Цена, от' })
  await price.fill('500')
  await price.press('Enter')
  await expect(page).toHaveURL(/price_from=500/)
  await page.goBack()
  await expect(page).toHaveURL('/catalog/sverla-c-h/')
  await expect(price).toHaveValue('')
  await page.getByRole('checkbox', { name: /^Alpenhart/ }).check()
  await expect(page).toHaveURL(/\?brand=alpenhart$/)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Alpenhart/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /^Волгорез/ }).check()
  await expect(page).toHaveURL(/\?brand=volgorez$/)
})

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

test('сообщение под полем количества не раздвигает таблицу: ширина 768, 1024, 1440', async ({
  page,
}) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const row = page.getByRole('main').locator('form[data-hydrated]').first()
  const field = row.getByRole('textbox', { name: /^Количество/ })
  await field.fill('99999999999')
  await field.press('Tab')
  const notice = row.getByText(/^Можно заказать не\sбольше/)
  for (const width of [768, 1024, 1440]) {
    await resize(page, width)
    await expect(notice).toBeVisible()
    const [text, place] = [await notice.boundingBox(), await row.boundingBox()]
    expect(text?.width).toBeLessThanOrEqual(place?.width ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
})

/**
 * Whole rows on the screen, how high the goods of the first dozen are, and what ends in them without dots. One of the dozen may
 * need a line more for a long article and brand: both stay whole (WCAG 1.4.12).
 */
const measureRows = (page: Page) =>
  page.locator('main tbody tr').evaluateAll((rows) => {
    const isCut = (element: Element) => {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(element)
      const isHidden = overflowX === 'hidden' && clipPath === 'none'
      return isHidden && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth
    }
    const boxes = rows.slice(0, 12).map((row) => row.getBoundingClientRect())
    const heights = boxes.map(({ height }) => height).sort((a, b) => a - b)
    return {
      whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
      highest: heights.at(-2) ?? 0,
      lowest: heights[0] ?? 0,
      cut: rows.flatMap((row) => [...row.querySelectorAll('*')].filter(isCut)).length,
    }
  })

test('задача 14: в плотной таблице строки по 44–52 px, на столе по 44; количество и кнопка в одной, ничто не срезано без многоточия', async ({
  page,
}) => {
  let release = () => {}
  const measured = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/*/web/main.*.js', async (route) => {
    await measured
    await route.continue()
  })
  const expectDense = async () => {
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await resize(page, width)
      const { lowest, highest, whole, cut } = await measureRows(page)
      expect(lowest, `${width}`).toBeGreaterThanOrEqual(44)
      expect(highest, `${width}`).toBeLessThanOrEqual(53)
      expect(cut, `${width}`).toBe(0)
      if (width === 1440) {
        expect(highest).toBeLessThan(45)
        expect(whole).toBe(12)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
  await page.goto('/catalog/sverla-c-h/')
  await expectDense() // as the server sends it
  release()
  await untilHydrated(page)
  await expect(page.getByRole('main').locator('form[data-hydrated]').first()).toBeVisible()
  await expectDense()
})

test('§3: выбранные крупные строки стоят уже в первом кадре, без скачка, и уходят по первому слову', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Крупными строками' }).click()
  await expect(page).toHaveURL(/view=roomy/)
  await page.goto('/catalog/sverla-c-h/')
  const served = await measureRows(page)
  expect(served.lowest).toBeGreaterThan(60)
  await untilHydrated(page)
  expect((await measureRows(page)).lowest).toBeGreaterThan(60)
  await page.getByRole('link', { name: 'Таблицей' }).click()
  await expect.poll(async () => (await measureRows(page)).highest).toBeLessThan(60)
})

test('задача 14: шапка таблицы с характеристиками, закреплённая колонка, цена и кнопка остаются на виду', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/catalog/sverla-c-h/1/filtered/?view=table')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByText('Колонки', { exact: true }).click()
  await main.getByRole('button', { name: /^Закрепить колонку «Покрытие»/ }).click()
  await main.getByText('Колонки', { exact: true }).click()
  const box = main.getByRole('region', { name: /^Таблица характеристик/ })
  const places = () =>
    box.evaluate((element) => {
      const left = (selector: string) =>
        Math.round(element.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN)
      const frame = element.getBoundingClientRect()
      const head = element.querySelector('thead th')?.getBoundingClientRect()
      return {
        name: left('tbody th') - Math.round(frame.left),
        pinned: left('tbody td') - left('tbody th'),
        next: left('tbody td:nth-of-type(2)') - left('tbody th'),
        head: Math.round((head?.top ?? Number.NaN) - frame.top),
        price: left('tbody .price') - left('tbody .buy'),
        buy: left('tbody .buy') - Math.round(frame.right),
      }
    })
  const before = await places()
  // whole and at the right, as wide as quantity and button are
  expect(before.buy).toBeGreaterThan(-240)
  expect(before.price).toBeLessThan(-100)
  await box.evaluate((element) => element.scrollTo({ left: 300, top: 200 }))
  await expect.poll(async () => (await places()).next).toBe(before.next - 300)
  expect(await places()).toEqual({ ...before, next: before.next - 300 })
})
