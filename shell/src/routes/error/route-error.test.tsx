import { unwrap } from '@isp/api-client'
import { answer, disconnect, errorResponse, makeSectionTree, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { notFound } from '@isp/router'
import { expectConsoleError } from '@isp/testing/setup'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { notFoundHead } from '../../layout/not-found/not-found.head.ts'
import { shellFixture } from '../../layout/shell.fixture.tsx'

const sections = answer('sectionTree', { items: makeSectionTree() })
const shell = shellFixture(({ api }) => [
  {
    id: 'test:product',
    path: '/product/:code/',
    loader: () => {
      throw notFound()
    },
    element: null,
  },
  {
    id: 'test:brands',
    path: '/brands/',
    loader: async () => unwrap(api.GET('/api/catalog/brands')),
    element: <p>бренды</p>,
  },
  {
    id: 'test:broken',
    path: '/broken/',
    Component: () => {
      throw new Error('сломано')
    },
  },
])

describe('страница 404 (§2.1, D20)', () => {
  test.each([
    ['/nowhere/', 'Страница не найдена'],
    ['/404/', 'Страница не найдена'],
    ['/products/abc/', 'Страница не найдена'],
    ['/404/product/', 'Товар не найден'],
    ['/product/unknown/', 'Товар не найден'],
  ])('по адресу %s посетитель видит «%s», шапка на месте', async (address, title) => {
    await renderRoute(shell, address, { handlers: [sections] })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(notFoundHead(address)).toMatchObject({ title: `${title} — ИСП`, noindex: true })
    expect(await screen.findByRole('link', { name: 'Режущий инструмент' })).toBeInTheDocument()
  })

  test('со страницы ошибки можно сразу искать', async () => {
    const { user, address } = await renderRoute(shell, '/nowhere/', { handlers: [sections] })
    const label = 'Поиск по каталогу на странице ошибки'
    await user.type(await screen.findByRole('searchbox', { name: label }), 'метчик{Enter}')
    expect(decodeURIComponent(address())).toBe('/search/метчик/')
  })
})

describe('§2.2: назад со страницы, которой нет или которая не открылась', () => {
  const back = 'Вернуться назад'
  beforeEach(() => sessionStorage.clear())

  test('ведёт на последнюю открывшуюся страницу', async () => {
    const { router, user, address } = await renderRoute(shell, '/delivery/?from=1', {
      handlers: [sections, disconnect('brands')],
    })
    for (const failing of ['/nowhere/', '/brands/']) {
      await act(() => router.navigate(failing))
      await user.click(await screen.findByRole('link', { name: back }))
      expect(address()).toBe('/delivery/?from=1')
    }
  })

  test('где ничего не запомнено, ведёт на главную', async () => {
    await renderRoute(shell, '/nowhere/', { handlers: [sections] })
    expect(await screen.findByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('link', { name: back })).toBeNull()
  })
})

describe('страница, которая не открылась', () => {
  test('называет причину и номер запроса, а повтор открывает её', async () => {
    let isUp = false
    const flaky = answer('brands', () =>
      isUp ? { items: [] } : errorResponse('DATABASE_UNAVAILABLE', 'База недоступна'),
    )
    const { user } = await renderRoute(shell, '/brands/', { handlers: [flaky] })
    expect(screen.getByRole('alert')).toHaveTextContent('База недоступна')
    expect(screen.getByRole('alert')).toHaveTextContent('test-request')
    isUp = true
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('бренды')).toBeInTheDocument()
  })

  test('обрыв связи не выдаётся за отсутствие страницы', async () => {
    await renderRoute(shell, '/brands/', { handlers: [disconnect('brands')] })
    expect(screen.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeInTheDocument()
    expect(screen.queryByText('404')).toBeNull()
  })

  test('ошибка при отрисовке не оставляет пустую страницу', async () => {
    await renderRoute(shell, '/broken/')
    expectConsoleError(/сломано/)
    expect(screen.getByRole('heading', { name: 'Страница не открылась' })).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })
})
