import { answer, disconnect, refuse } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../../cabinet.fixture.tsx'
import { makeCompanySummary, pageOf } from '../../../shared/staff/staff.fixture.ts'

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

describe('страницы сотрудников', () => {
  test.each(pages)(
    '§6: покупатель на %s видит «нет такой страницы», и ничего больше',
    async (page) => {
      await open(page, {}, 'outsider')
      expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
      expect(screen.queryByRole('navigation', { name: 'Разделы для сотрудников' })).toBeNull()
      expect(document.title).not.toMatch(/Проверка|Журнал|Люди|Промо|Словарь|Не нашли|Курсы/)
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

  test('продавцу видны его разделы, администратору все, редактору журнал', async () => {
    const names = () =>
      screen.getByRole('navigation', { name: 'Разделы для сотрудников' }).querySelectorAll('ul a')
        .length
    await open('/cabinet/staff/', { handlers: [answer('staffCompanies', pageOf([]))] }, 'staff')
    await screen.findByText('Никто не ждёт')
    // and the way to one's own cabinet
    expect(names()).toBe(8)
    expect(document.title).toMatch(/^Проверка компаний/)
  })

  test('редактора «Сотрудникам» ведёт к его разделу, а не к отказу', async () => {
    const page = await open(
      '/cabinet/staff/',
      { handlers: [answer('allBanners', { items: [] }), answer('sectionTree', { items: [] })] },
      'content',
    )
    await waitFor(() => expect(page.address()).toBe('/cabinet/staff/promo/'))
    expect(await screen.findByRole('link', { name: 'Промо', current: 'page' })).toBeInTheDocument()
  })

  test('на телефоне разделы открывает строка с именем своего; переход их закрывает', async () => {
    const { user } = await open(
      '/cabinet/staff/',
      { handlers: [answer('staffCompanies', pageOf([])), answer('staffActs', pageOf([]))] },
      'staff',
    )
    // a window of these tests is wider than a phone: the button is there, but not shown
    const toggle = (await screen.findByText('Сотрудникам: Проверка компаний')).closest('button')
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

  test('D43: ждущие компании — ссылки на карточки', async () => {
    await open(
      '/cabinet/staff/',
      { handlers: [answer('staffCompanies', pageOf([makeCompanySummary()]))] },
      'admin',
    )
    expect(await screen.findByRole('link', { name: '<b>Гамма</b>' })).toHaveAttribute(
      'href',
      '/cabinet/staff/companies/f1000000-0001-4000-8000-00000000000c/',
    )
    expect(screen.getByText('На проверке')).toBeInTheDocument()
  })

  test('обрыв и отказ не похожи на пустую очередь', async () => {
    await open('/cabinet/staff/', { handlers: [disconnect('staffCompanies')] }, 'admin')
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Никто не ждёт')).toBeNull()
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
