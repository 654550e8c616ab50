import type { Hand, Task } from './hand.ts'
import { articleIn, basketOf, checkPieces, rowOf, searchIn, seeDrills } from './sights.ts'

const MILLS = '/catalog/frezy-koncevye/'
const DRILLS = '/catalog/sverla-c-h/'

const PIECES = 500
const MATRIX_GOODS = 10

const atDesk = { isTouch: false }
const onPhone = { isTouch: true }

/** Marks the first three of a list of mills, and opens the comparison. */
const compareThree = async ({ page, press, see }: Hand) => {
  const marks = (pressed: boolean) =>
    page.getByRole('main').getByRole('button', { name: /^Сравнить: Фреза/, pressed })
  for (const marked of [0, 1, 2]) {
    await press(marks(false).first())
    await see(marks(true).nth(marked))
  }
  await press(page.getByRole('link', { name: /^Сравнение, 3\s/ }).filter({ visible: true }))
  await see(
    page
      .getByRole('columnheader')
      .getByRole('link', { name: /^Фреза/ })
      .nth(2),
  )
}

const findMills = async ({ page, press, type, enter, see }: Hand) => {
  await press(searchIn(page))
  await type('фреза концевая 10')
  await enter()
  await see(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Сравнить: Фреза/ })
      .first(),
  )
}

/** What buyers do daily; those with a bar are named by issue 52. */
export const tasks: readonly Task[] = [
  {
    name: 'bolt M8×30 8.8 zinc, 500 pieces into the basket: quick order',
    from: '/',
    ...atDesk,
    bar: 5,
    anchor: 'bolt',
    steps: async ({ page, press, type, see }) => {
      const dialog = page.getByRole('dialog', { name: 'Быстрый заказ' })
      await press(page.getByRole('banner').getByRole('link', { name: 'Быстрый заказ' }))
      await see(dialog.getByRole('textbox', { name: /^Список/ }).and(page.locator(':focus')))
      await type(`Болт М8×30 8.8 цинк ${PIECES} шт`)
      const pick = dialog.getByRole('button', { name: /^Выбрать: Болт М8×30 8\.8 .*цинк/ }).first()
      await see(pick)
      await press(pick)
      const add = dialog.getByRole('button', { name: /^Добавить 1\s/ })
      await see(add)
      await press(add)
      await see(basketOf(page, 1))
      await checkPieces(page, PIECES)
    },
  },
  {
    name: 'bolt M8×30 8.8 zinc, 500 pieces into the basket: search',
    from: '/',
    ...atDesk,
    bar: null,
    anchor: 'bolt',
    steps: async ({ page, press, type, enter, see }) => {
      await press(searchIn(page))
      await type('болт м8х30 8.8 цинк')
      await enter()
      const row = rowOf(page, /^Болт М8×30 8\.8/)
      await see(row)
      await press(row.getByRole('textbox', { name: /^Количество/ }))
      await type(`${PIECES}`)
      await enter()
      await see(basketOf(page, 1))
      await checkPieces(page, PIECES)
    },
  },
  {
    name: 'three end mills compared, from their section',
    from: MILLS,
    ...atDesk,
    bar: 4,
    anchor: 'comparison',
    steps: compareThree,
  },
  {
    name: 'three end mills compared, from the home page',
    from: '/',
    ...atDesk,
    bar: null,
    steps: async (hand) => {
      await findMills(hand)
      await compareThree(hand)
    },
  },
  {
    name: 'drills of 8.5 mm on a phone, from the home page',
    from: '/',
    ...onPhone,
    bar: 3,
    anchor: 'drillOnPhone',
    steps: async (hand) => {
      await hand.press(searchIn(hand.page))
      await hand.type('сверло 8,5')
      await hand.enter()
      await seeDrills(hand, '8,5')
    },
  },
  {
    name: 'drills of 8.5 mm on a phone, from their section',
    from: DRILLS,
    ...onPhone,
    bar: 3,
    steps: async (hand) => {
      const { page, press, see } = hand
      const sheet = page.getByRole('dialog', { name: 'Фильтры' })
      await press(page.getByRole('link', { name: /^Фильтры/ }))
      const size = sheet.getByRole('link', { name: '8,5', exact: true }).first()
      await see(size)
      await press(size)
      await see(size.and(page.locator('[aria-current]')))
      await press(sheet.getByRole('button', { name: /^Показать/ }))
      await seeDrills(hand, '8,5')
    },
  },
  {
    name: 'a drill and its next size up, from their section',
    from: DRILLS,
    ...atDesk,
    bar: null,
    steps: async ({ page, press, see }) => {
      const sizes = page.getByRole('navigation', { name: 'Соседние размеры' })
      await press(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Сверло/ })
          .first(),
      )
      await see(sizes.getByRole('link').last())
      const value = await sizes.getByRole('link').last().locator('b').textContent()
      await press(sizes.getByRole('link').last())
      await see(sizes.locator('[aria-current]', { hasText: new RegExp(`^${value}$`) }))
    },
  },
  {
    name: 'a drill by its article into the basket, from the home page',
    from: '/',
    ...atDesk,
    bar: null,
    steps: async ({ page, press, type, enter, see }) => {
      await press(searchIn(page))
      await type(await articleIn(page, DRILLS))
      await enter()
      const add = page
        .getByRole('main')
        .locator('form[data-hydrated] button[type="submit"]')
        .first()
      await see(add)
      await press(add)
      await see(basketOf(page, 1))
    },
  },
  {
    name: `${MATRIX_GOODS} drills of a series into the basket, from their section`,
    from: DRILLS,
    ...atDesk,
    bar: null,
    steps: async ({ page, press, type, enter, see }) => {
      await press(page.getByRole('link', { name: 'Матрицей размеров' }))
      const fields = page.getByRole('region', { name: /^Матрица размеров/ }).getByRole('textbox')
      await see(fields.first())
      await press(fields.first())
      for (let typed = 1; typed <= MATRIX_GOODS; typed += 1) {
        await type('10')
        if (typed < MATRIX_GOODS) await enter()
      }
      const add = page.getByRole('button', { name: new RegExp(`^В\\sкорзину: ${MATRIX_GOODS}\\s`) })
      await see(add)
      await press(add)
      await see(basketOf(page, MATRIX_GOODS))
    },
  },
]
