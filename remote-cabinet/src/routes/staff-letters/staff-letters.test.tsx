import type { StaffLetter } from '@isp/contract'
import { answer } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { pageOf } from '../../shared/staff/staff.fixture.ts'

const letter: StaffLetter = {
  id: 7,
  to: 'anna@example.com',
  subject: 'Заказ ИСП-000001 <b>оформлен</b>',
  kind: 'order',
  state: 'refused',
  attempts: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  sentAt: null,
  failure: {
    at: '2026-11-21T09:01:00.000Z',
    reason: 'Почтовый ящик переполнен',
    words: '550 5.2.2 <script>Full</script>',
  },
  hasSecret: false,
}
const secret: StaffLetter = {
  ...letter,
  ...{ id: 8, subject: 'Код подтверждения — ИСП', kind: 'code', state: 'sent', failure: null },
  hasSecret: true,
}
const show = (handlers: ReturnType<typeof answer>[], search = '') =>
  open(`/cabinet/staff/letters/${search}`, { handlers }, 'admin')

test('§7.5 Почта: причина по-русски и слова сервера, текст открывается простым текстом', async () => {
  const asked: unknown[] = []
  const { user } = await show([
    answer('staffLetters', pageOf([letter, secret])),
    answer('staffLetter', ({ params }) => {
      asked.push(params.id)
      return { text: 'Здравствуйте! <img src=x>\nИтого: 1 ₽' }
    }),
  ])
  expect(await screen.findByText('Почтовый ящик переполнен')).toBeInTheDocument()
  expect(screen.getByText('550 5.2.2 <script>Full</script>')).toBeInTheDocument()
  const button = screen.getByRole('button', { name: /^Прочитать/ })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: letter.subject })
  expect(await within(dialog).findByText(/<img src=x>/)).toBeInTheDocument()
  expect(asked.map(String)).toEqual(['7'])
})

test('у письма с кодом видна только тема: открыть его нечем', async () => {
  await show([answer('staffLetters', pageOf([secret]))])
  expect(await screen.findByText('Код подтверждения — ИСП')).toBeInTheDocument()
  expect(screen.getByText(/^Текст скрыт/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Прочитать/ })).toBeNull()
})

test('адрес и состояние из строки адреса спрошены у сервера; пусто — не «писем не было»', async () => {
  const asked: unknown[] = []
  await show(
    [
      answer('staffLetters', ({ query }) => {
        asked.push(query)
        return pageOf([])
      }),
    ],
    '?q=anna@&state=refused',
  )
  expect(await screen.findByText('Ничего не нашлось')).toBeInTheDocument()
  expect(asked).toEqual([expect.objectContaining({ q: 'anna@', state: 'refused' })])
})
