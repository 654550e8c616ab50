import { answer, refuse } from '@isp/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { pageOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/misses/'
const miss = { asked: '<b>вэдэшка</b>', times: 3, firstOn: '2026-03-01', lastOn: '2026-03-05' }

test('ненайденное: запрос, сколько раз и дорога в словарь; HTML остаётся текстом', async () => {
  await open(address, { handlers: [answer('searchMisses', pageOf([miss]))] }, 'content')
  expect(await screen.findByText(/^3\sраза$/)).toBeInTheDocument()
  const link = screen.getByRole('link', { name: `В словарь: ${miss.asked}` })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `/cabinet/staff/synonyms/?said=${miss.asked.replace(' ', '+')}`,
  )
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
