import { answer, refuse } from '@isp/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { pageOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/misses/'
const taken = [
  { slug: 'wd-40', name: 'Смазка WD-40', article: 'WD40', ordered: 2, inBasket: 1 },
  { slug: 'smazka', name: 'Смазка', article: 'S1', ordered: 0, inBasket: 4 },
]
const miss = {
  ...{ asked: '<b>вэдэшка</b>', times: 3, firstOn: '2026-03-01', lastOn: '2026-03-05' },
  taken,
}

test('ненайденное: запрос, сколько раз и дорога в словарь; HTML остаётся текстом', async () => {
  await open(address, { handlers: [answer('searchMisses', pageOf([miss]))] }, 'content')
  expect(await screen.findByText(/^3\sраза$/)).toBeInTheDocument()
  const link = screen.getByRole('link', { name: `В словарь: ${miss.asked}` })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `/cabinet/staff/synonyms/?said=${miss.asked.replace(' ', '+')}`,
  )
})

test('задача 14: видно, что взяли после запроса без ответа: заказали, оставили в корзине', async () => {
  const nobody = { ...miss, asked: 'нутромер', taken: [] }
  const handlers = [answer('searchMisses', pageOf([miss, nobody]))]
  await open(address, { handlers }, 'content')
  const linkOf = (name: RegExp) => screen.findByRole('link', { name })
  const first = (await linkOf(/^Смазка WD/)).closest('li')
  const second = (await linkOf(/^Смазка$/)).closest('li')
  expect(first).toHaveTextContent(/^Смазка WD.40 заказали\s—\s2, в\sкорзине\s—\s1$/)
  expect(second).toHaveTextContent(/^Смазка в\sкорзине\s—\s4$/)
  expect(await linkOf(/^Смазка$/)).toHaveAttribute('href', '/product/smazka/')
})

test('всё нашлось — не сбой, отказ — не «всё нашлось»', async () => {
  await open(address, { handlers: [answer('searchMisses', pageOf([]))] }, 'content')
  expect(await screen.findByText('Всё нашлось')).toBeInTheDocument()
})

test('§6: отказ сервера сказан его словами', async () => {
  const handlers = [refuse('searchMisses', 'FORBIDDEN', 'Раздел для редактора.')]
  await open(address, { handlers }, 'staff')
  expect(await screen.findByText('Раздел для редактора.')).toBeInTheDocument()
})
