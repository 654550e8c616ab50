import { hang, makeBasket, makeBasketLine, makeProductCard, words } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAs } from '../../test/open-as.fixture.tsx'

const line = (id: number, weight: number | null, quantityOrdered = 10) =>
  makeBasketLine({
    product: makeProductCard({ id, name: `Сверло ${id}` }),
    weight,
    quantityOrdered,
  })
const open = async (...lines: ReturnType<typeof line>[]) => {
  const opened = await openAs('outsider', '/basket/', [hang('changeBasketLine')], {
    basket: makeBasket(lines),
  })
  const summary = within(await screen.findByRole('region', { name: 'Итого' }))
  return { ...opened, summary }
}

test('§7.4: вес всего заказа, и сколько строк без веса; меняется вместе с количеством', async () => {
  const { user, summary } = await open(
    line(1, 52.5),
    line(2, 1200, 2),
    line(3, null),
    line(4, null),
  )
  expect(summary.getByText(words('Вес 2,925 кг, без веса 2 строки'))).toBeVisible()
  const row = within(screen.getByRole('row', { name: /Сверло 2/ }))
  await user.click(row.getByRole('button', { name: 'Увеличить количество' }))
  expect(await summary.findByText(words('Вес 4,125 кг, без веса 2 строки'))).toBeVisible()
})

test('веса всех строк известны — без оговорки, тонны не показаны до грамма', async () => {
  const { summary } = await open(line(1, 123_456.7, 10))
  expect(summary.getByText(words('Вес 1 234,6 кг'))).toBeVisible()
})

test('веса нет ни у кого — о нём ни слова', async () => {
  const { summary } = await open(line(1, null))
  expect(summary.queryByText(/Вес|веса/)).toBeNull()
})
