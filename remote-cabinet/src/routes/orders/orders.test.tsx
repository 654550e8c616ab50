import { answer, companyOf, disconnect, hang, refuse, server, userOf } from '@isp/testing'
import { act, screen } from '@testing-library/react'
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
