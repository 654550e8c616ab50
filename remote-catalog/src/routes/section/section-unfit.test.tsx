import { answer, makeProductsAnswer, makeSection, refuse, renderRoute } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const slug = 'sverla-spiralnye'
const section = answer('section', makeSection())
const open = (path: string, handlers: ReturnType<typeof answer>[]) =>
  renderRoute(remote, path, { handlers })

describe('адрес просит того, чего у списка нет (§3, задача 14)', () => {
  test.each([
    ['9/', ''],
    ['9/filtered/?brand=alfa&first=stock', '1/filtered/?brand=alfa&first=stock'],
  ])(
    'страницы дальше последней нет (%s): сказано это, и первая в одном шаге',
    async (place, first) => {
      const { router } = await open(`/catalog/${slug}/${place}`, [
        section,
        refuse('listProducts', 'PAGE_NOT_FOUND'),
      ])
      const title = 'Такой страницы в списке нет'
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(screen.getByRole('link', { name: 'На первую страницу' })).toHaveAttribute(
        'href',
        `/catalog/${slug}/${first}`,
      )
      expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
    },
  )

  test.each([
    ['up:ghost', refuse('listProducts', 'SORT_UNKNOWN')],
    // the server is not even asked
    ['cheap', answer('listProducts', makeProductsAnswer({ total: 2 }))],
  ])('такого порядка нет (%s): сказано это, фильтры остаются (задача 14)', async (sort, list) => {
    const { router } = await open(`/catalog/${slug}/1/filtered/?brand=alfa&sort=${sort}`, [
      section,
      list,
    ])
    const title = 'Такого порядка здесь нет'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Показать в обычном порядке' })).toHaveAttribute(
      'href',
      `/catalog/${slug}/1/filtered/?brand=alfa`,
    )
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 400 })
  })

  test('фильтр, которого у раздела нет, — ответ 400 и ссылка на список без фильтров', async () => {
    const { router } = await open(`/catalog/${slug}/1/filtered/?f_ghost=1`, [
      section,
      refuse('listProducts', 'REQUEST_INVALID'),
    ])
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 400 })
    const reset = await screen.findByRole('link', { name: 'Показать без фильтров' })
    expect(reset).toHaveAttribute('href', `/catalog/${slug}/`)
  })
})

describe('сначала в наличии (§3, задача 14)', () => {
  test('отмечается при любом порядке и снимается, порядок и фильтры остаются', async () => {
    const { user, address } = await open(`/catalog/${slug}/1/filtered/?brand=alfa&sort=price-asc`, [
      section,
      answer('listProducts', makeProductsAnswer({ total: 2 })),
    ])
    const first = () => screen.getByRole('checkbox', { name: /Сначала в\sналичии/ })
    await user.click(first())
    expect(first()).toBeChecked()
    await waitFor(() =>
      expect(address()).toBe(`/catalog/${slug}/1/filtered/?brand=alfa&sort=price-asc&first=stock`),
    )
    await user.click(first())
    await waitFor(() =>
      expect(address()).toBe(`/catalog/${slug}/1/filtered/?brand=alfa&sort=price-asc`),
    )
  })
})
