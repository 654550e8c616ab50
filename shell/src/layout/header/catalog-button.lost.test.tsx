import '@isp/testing/setup'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShellDataProvider } from '../../app/shell-data.tsx'
import { CatalogButton } from './catalog-button.tsx'

const lost = () =>
  Promise.reject(Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }))

test('панель не загрузилась — кнопка остаётся ссылкой и ведёт в каталог', async () => {
  const shell = { year: 2026, origin: 'http://shop.test', mode: 'production' } as const
  const button = (
    <ShellDataProvider value={shell}>
      <CatalogButton load={lost} />
    </ShellDataProvider>
  )
  const router = createMemoryRouter([
    { path: '/', element: button },
    { path: '/catalog/', element: <p>открылся каталог</p> },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: 'Каталог', hidden: true }))
  expect(await screen.findByText('открылся каталог')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/catalog/')
})
