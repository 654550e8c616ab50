import { answer, companyOf, disconnect, hang, refuse, server, userOf } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { listOf, makeSummary, open, servedStatus } from '../../cabinet.fixture.tsx'

describe('список заказов', () => {
  test('обрыв связи не похож на пустой список, повтор помогает', async () => {
    const { user, context } = await open('/cabinet/orders/', {
      handlers: [disconnect('listOrders')],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Заказов пока нет')).toBeNull()
    server.use(answer('listOrders', listOf([makeSummary(1)])))
    await user.click(screen.getByRole('button', { name: /Повторить/ }))
    expect(await screen.findByRole('link', { name: /26-1001/ })).toBeInTheDocument()
    expect(context.queryClient.isFetching()).toBe(0)
  })

  test('отказ по роли назван словами сервера', async () => {
    await open('/cabinet/orders/', {
      handlers: [refuse('listOrders', 'ROLE_FORBIDDEN', 'Вашей роли заказы недоступны.')],
    })
    expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeInTheDocument()
    expect(screen.getByText('Вашей роли заказы недоступны.')).toBeInTheDocument()
  })

  test('пока список едет, строки серые', async () => {
    await open('/cabinet/orders/', { handlers: [hang('listOrders')] })
    expect(screen.getByRole('table', { name: 'Заказы' })).toHaveAttribute('aria-busy', 'true')
  })

  test('новому покупателю объясняет, откуда берутся заказы', async () => {
    await open('/cabinet/orders/', { handlers: [answer('listOrders', listOf([]))] })
    expect(await screen.findByText('Заказов пока нет')).toBeInTheDocument()
    expect(screen.queryByLabelText('Номер заказа')).toBeNull()
  })

  test('поиск по номеру и состоянию уходит в адрес и на сервер', async () => {
    const asked: unknown[] = []
    const page = await open('/cabinet/orders/', {
      handlers: [
        answer('listOrders', ({ body }) => {
          asked.push(body)
          return listOf(body.q ? [] : [makeSummary(1)])
        }),
      ],
    })
    await page.user.type(await screen.findByLabelText('Номер заказа'), ' 26-9 ')
    await page.user.selectOptions(screen.getByLabelText('Состояние'), 'SHIPPED')
    await page.user.click(screen.getByRole('button', { name: 'Найти' }))
    expect(await screen.findByText('Таких заказов нет')).toBeInTheDocument()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Сбросить' })).toHaveLength(1)
    expect(page.address()).toBe('/cabinet/orders/?q=26-9&status=SHIPPED')
    expect(asked.at(-1)).toEqual({ page: 1, q: '26-9', status: 'SHIPPED' })
  })

  test('§7.4: даты, артикул, сумма, договор и человек уходят в адрес и на сервер', async () => {
    const asked: unknown[] = []
    const handlers = [
      answer('listOrders', ({ body }) => {
        asked.push(body)
        return listOf([makeSummary(1)])
      }),
      answer('orderPeople', { items: [{ id: 7, name: 'Лис Иван' }] }),
    ]
    const manager = userOf('manager', { companies: [companyOf('alfa')] })
    const page = await open('/cabinet/orders/?sort=oldest', { handlers }, manager)
    const { user } = page
    await user.click(await screen.findByText('Даты, артикул, сумма, сроки'))
    await user.type(await screen.findByLabelText('С'), '2026-10-01')
    await user.type(screen.getByLabelText('Артикул в заказе'), ' св-10 ')
    await user.type(screen.getByLabelText('Сумма от, ₽'), '50 000')
    await user.selectOptions(
      screen.getByLabelText('Договор'),
      companyOf('alfa').agreements[1]?.name ?? '',
    )
    await screen.findByRole('option', { name: 'Лис Иван' })
    await user.selectOptions(screen.getByLabelText('Кто оформил'), 'Лис Иван')
    await user.click(screen.getByRole('button', { name: 'Найти' }))
    const agreement = companyOf('alfa').agreements[1]?.uuid
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        page: 1,
        from: '2026-10-01',
        article: 'св-10',
        sumFrom: 5_000_000,
        agreement,
        person: 7,
        sort: 'oldest',
      }),
    )
    expect(new URLSearchParams(page.address().split('?')[1]).get('sumFrom')).toBe('50000')
    expect(await screen.findByLabelText('Сумма от, ₽')).toHaveValue('50000')
  })

  test('§2.9: что скоро случится с заказами, видно как условие и снимается', async () => {
    const asked: unknown[] = []
    const handlers = [
      answer('listOrders', ({ body }) => {
        asked.push(body)
        return listOf([makeSummary(1)])
      }),
    ]
    const page = await open('/cabinet/orders/?waiting=ending', { handlers }, userOf('buyer'))
    expect(await screen.findByLabelText('Скоро')).toHaveDisplayValue('Закончится резерв')
    await page.user.click(screen.getByRole('link', { name: 'Сбросить' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1 }))
    expect(asked).toContainEqual({ page: 1, waiting: 'ending' })
    expect(page.address()).toBe('/cabinet/orders/')
  })

  test('D54: кто видит только свои заказы, того не спрашивают, чьи', async () => {
    const buyer = userOf('buyer')
    await open(
      '/cabinet/orders/?article=1',
      { handlers: [answer('listOrders', listOf([makeSummary(1)]))] },
      buyer,
    )
    expect(await screen.findByLabelText('Артикул в заказе')).toHaveValue('1')
    expect(screen.queryByLabelText('Кто оформил')).toBeNull()
    expect(screen.getByText('Заказы, которые оформили вы')).toBeInTheDocument()
  })

  test('порядок и длина страницы: в адрес, с первой страницы, условия целы; файл — с теми же', async () => {
    const asked: unknown[] = []
    const files: unknown[] = []
    const page = await open('/cabinet/orders/?status=NEW&page=2', {
      handlers: [
        answer('listOrders', ({ body }) => {
          asked.push(body)
          return listOf([makeSummary(1)], { total: 200, page: body.page, pages: 10 })
        }),
        answer('exportOrders', ({ body }) => {
          files.push(body)
          return HttpResponse.text('PK')
        }),
      ],
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    await page.user.selectOptions(await screen.findByLabelText('Порядок'), 'largest')
    await waitFor(() => expect(screen.getByLabelText('Порядок')).toHaveValue('largest'))
    expect(page.address()).toBe('/cabinet/orders/?status=NEW&sort=largest')
    await page.user.selectOptions(await screen.findByLabelText('Строк на странице'), '50')
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ page: 1, status: 'NEW', sort: 'largest', pageSize: 50 }),
    )
    await page.user.click(screen.getByRole('button', { name: 'Скачать Excel' }))
    await waitFor(() => expect(files).toEqual([{ status: 'NEW', sort: 'largest' }]))
  })

  test('§3: столбцы выбираются и переставляются, у каждой компании свои', async () => {
    const handlers = [answer('listOrders', listOf([makeSummary(1)]))]
    const companies = [companyOf('alfa'), companyOf('beta')]
    const { user, session } = await open(
      '/cabinet/orders/',
      { handlers },
      userOf('manager', { companies }),
    )
    const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Столбцы списка' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Договор' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Позиций' }))
    await user.click(dialog.getByRole('button', { name: 'Выше: Сумма с НДС' }))
    await user.click(dialog.getByRole('button', { name: 'Готово' }))
    const chosen = ['Номер', 'Оформлен', 'Состояние', 'Сумма с НДС', 'Оформил', 'Договор']
    expect(headers()).toEqual(chosen)
    const choose = (company: 'alfa' | 'beta') =>
      act(() => {
        session.auth.getState().chooseCompany(companyOf(company).uuid)
        session.auth.getState().confirm()
      })
    choose('beta')
    await waitFor(() => expect(headers()).toHaveLength(6))
    expect(headers()).toContain('Позиций')
    choose('alfa')
    await waitFor(() => expect(headers()).toEqual(chosen))
  })

  test('страницы — ссылки, чужие условия в них сохраняются', async () => {
    await open('/cabinet/orders/?status=NEW&page=2', {
      handlers: [
        answer('listOrders', ({ body }) =>
          listOf([makeSummary(21)], { total: 61, page: body.page, pages: 4 }),
        ),
      ],
    })
    expect((await screen.findAllByRole('link', { name: /3/ }))[0]).toHaveAttribute(
      'href',
      '/cabinet/orders/?status=NEW&page=3',
    )
  })

  test('страница дальше последней названа, с неё есть дорога к началу с теми же условиями', async () => {
    await open('/cabinet/orders/?status=NEW&page=9', {
      handlers: [refuse('listOrders', 'PAGE_NOT_FOUND')],
    })
    expect(
      await screen.findByRole('heading', { name: 'Такой страницы списка нет' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'К началу списка' })).toHaveAttribute(
      'href',
      '/cabinet/orders/?status=NEW',
    )
  })

  test('неизвестное состояние в адресе — не условие', async () => {
    const asked: unknown[] = []
    await open('/cabinet/orders/?status=LOST&q=%20%20', {
      handlers: [
        answer('listOrders', ({ body }) => {
          asked.push(body)
          return listOf([makeSummary(1)])
        }),
      ],
    })
    await screen.findByRole('link', { name: /26-1001/ })
    expect(asked).toEqual([{ page: 1 }])
    expect(screen.getByLabelText('Состояние')).toHaveValue('')
    expect(screen.queryByRole('link', { name: 'Сбросить' })).toBeNull()
  })

  test('заказы прежней компании под новой не показаны ни на миг', async () => {
    const companies = [companyOf('alfa'), companyOf('beta')]
    const { session } = await open(
      '/cabinet/orders/',
      { handlers: [answer('listOrders', listOf([makeSummary(1)]))] },
      userOf('manager', { companies }),
    )
    await screen.findByRole('link', { name: /26-1001/ })
    server.use(hang('listOrders'))
    act(() => {
      session.auth.getState().chooseCompany(companyOf('beta').uuid)
      session.auth.getState().confirm()
    })
    expect(screen.queryByRole('link', { name: /26-1001/ })).toBeNull()
    expect(screen.getByRole('table', { name: 'Заказы' })).toHaveAttribute('aria-busy', 'true')
  })

  test('поиск, набранный для другого, в форме не остаётся', async () => {
    const { router } = await open('/cabinet/orders/?q=26-9', {
      handlers: [answer('listOrders', listOf([makeSummary(1)]))],
    })
    expect(await screen.findByLabelText('Номер заказа')).toHaveValue('26-9')
    await act(() => router.navigate('/cabinet/orders/'))
    expect(await screen.findByLabelText('Номер заказа')).toHaveValue('')
  })

  test.each(['0', '-1', 'x', '1.5', '9999999'])('страницы %s нет: 404', async (page) => {
    expect(await servedStatus(`/cabinet/orders/?page=${page}`)).toBe(404)
  })
})
