import { answer, disconnect, refuse } from '@isp/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../../cabinet.fixture.tsx'
import { pageOf } from '../../../shared/staff/staff.fixture.ts'

const pages = [
  '',
  'companies/',
  'people/',
  'jobs/',
  'acts/',
  'promo/',
  'synonyms/',
  'misses/',
  'telemetry/',
].map((rest) => `/cabinet/staff/${rest}`)

const nothing = answer('staffWaiting', { items: [] })

describe('страницы сотрудников', () => {
  test.each(pages)(
    '§6: покупатель на %s видит «нет такой страницы», и ничего больше',
    async (page) => {
      await open(page, {}, 'outsider')
      expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
      expect(screen.queryByRole('navigation', { name: 'Разделы для сотрудников' })).toBeNull()
      expect(document.title).not.toMatch(/Что ждёт|Журнал|Люди|Промо|Словарь|Не нашли|Курсы/)
    },
  )

  test('§2.9: у покупателя в кабинете нет дороги к ним, у сотрудника есть', async () => {
    await open(
      '/cabinet/favorites/',
      { handlers: [answer('favorites', { lists: [], items: [] })] },
      'outsider',
    )
    expect(await screen.findByRole('navigation', { name: 'Разделы кабинета' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Сотрудникам' })).toBeNull()
  })

  test.each([
    ['staff', ['Сегодня', 'Покупатели', 'Обмен и курсы'], 7],
    ['content', ['Сегодня', 'Сайт'], 7],
    ['admin', ['Сегодня', 'Покупатели', 'Обмен и курсы', 'Сайт', 'Система'], 16],
  ] as const)('роли %s видны её разделы, по группам', async (person, groups, count) => {
    await open('/cabinet/staff/', { handlers: [nothing] }, person)
    const menu = await screen.findByRole('navigation', { name: 'Разделы для сотрудников' })
    expect([...menu.querySelectorAll('li > span')].map(({ textContent }) => textContent)).toEqual(
      groups,
    )
    expect(menu.querySelectorAll('ul ul a')).toHaveLength(count)
    await waitFor(() => expect(document.title).toMatch(/^Что ждёт меня/))
  })

  test('на телефоне разделы открывает строка с именем своего; переход их закрывает', async () => {
    const { user } = await open(
      '/cabinet/staff/',
      { handlers: [nothing, answer('staffActs', pageOf([]))] },
      'staff',
    )
    // a window of these tests is wider than a phone: the button is there, but not shown
    const toggle = (await screen.findByText('Сотрудникам: Что ждёт меня')).closest('button')
    if (!toggle) throw new Error('no button')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('link', { name: 'Журнал' }))
    await waitFor(() => expect(toggle).toHaveTextContent('Сотрудникам: Журнал'))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  test.each(['0', 'x', '1.5'])('D20: страницы %s нет', async (page) => {
    expect(await servedStatus(`/cabinet/staff/?page=${page}`)).toBe(404)
  })

  test('каждая строка — с числом, давностью и дорогой к своему списку', async () => {
    const since = new Date(Date.now() - 3 * 86_400_000).toISOString()
    const items = [
      { kind: 'tickets' as const, count: 2, since },
      { kind: 'companies' as const, count: 1, since: null },
      { kind: 'lostLetters' as const, count: 5, since },
    ]
    await open('/cabinet/staff/', { handlers: [answer('staffWaiting', { items })] }, 'admin')
    await screen.findByRole('link', { name: 'Обращения ждут ответа' })
    const table = within(screen.getByRole('table', { name: 'Что ждёт меня' }))
    expect(table.getAllByRole('link').map((line) => line.getAttribute('href'))).toEqual([
      '/cabinet/staff/tickets/?show=waiting',
      '/cabinet/staff/companies/?status=MODERATION',
      '/cabinet/staff/letters/?state=refused',
    ])
    const [, tickets, checks] = table.getAllByRole('row')
    expect(tickets).toHaveTextContent(/^Обращения ждут ответа23\sдн\.$/)
    expect(checks).toHaveTextContent(/^Компании ждут проверки1—$/)
  })

  test('ничего не ждёт — так и сказано; обрыв и отказ на это не похожи', async () => {
    await open('/cabinet/staff/', { handlers: [nothing] }, 'content')
    expect(await screen.findByText('Ничего не ждёт')).toBeInTheDocument()
    cleanup()
    await open('/cabinet/staff/', { handlers: [disconnect('staffWaiting')] }, 'admin')
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Ничего не ждёт')).toBeNull()
  })

  test('§6: роли, которой раздел не положен, отказывает сервер, и это сказано', async () => {
    await open(
      '/cabinet/staff/people/',
      { handlers: [refuse('staffPeople', 'FORBIDDEN', 'Раздел только для администратора.')] },
      'staff',
    )
    expect(await screen.findByText('Раздел только для администратора.')).toBeInTheDocument()
  })
})
