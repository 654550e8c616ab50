/** @jsxImportSource react */
import { defineRemote } from '@isp/federation/remote'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, hang, makeProductsAnswer, renderRoute } from './index.ts'

const remote = defineRemote({
  name: 'list',
  routes: ({ api }) => [
    {
      id: 'list:page',
      path: '/list/',
      hydrateFallbackElement: <p>загрузка</p>,
      element: <p>готово</p>,
      loader: async () => {
        await api.POST('/api/catalog/products', { body: {} })
        return null
      },
    },
  ],
})

afterEach(() => void vi.useRealTimers())

describe('страница, открытая тестом', () => {
  test('ждёт своих данных, сколько бы медленная машина их ни собирала', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: collected, resolve: collect } = Promise.withResolvers<void>()
    const slow = answer('listProducts', async () => {
      ask()
      await collected
      return makeProductsAnswer()
    })
    const opened = renderRoute(remote, '/list/', { handlers: [slow] })
    await asked
    await vi.advanceTimersByTimeAsync(60_000)
    collect()
    await opened
    expect(screen.getByText('готово')).toBeInTheDocument()
  })

  test('с ответом, который не придёт никогда, показывает загрузку', async () => {
    await renderRoute(remote, '/list/', { handlers: [hang('listProducts')] })
    expect(screen.getByText('загрузка')).toBeInTheDocument()
  })
})
