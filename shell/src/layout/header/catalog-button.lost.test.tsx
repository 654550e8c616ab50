import { renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

vi.mock('./catalog-panel.tsx', () => {
  throw Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' })
})

test('панель не загрузилась — кнопка остаётся ссылкой и ведёт в каталог', async () => {
  const { user, address } = await renderRoute(
    shellFixture(() => [
      { id: 'test:catalog', path: '/catalog/', element: <p>открылся каталог</p> },
    ]),
    '/delivery/',
  )
  await user.click(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Каталог', hidden: false }),
  )
  expect(await screen.findByText('открылся каталог')).toBeInTheDocument()
  expect(address()).toBe('/catalog/')
})
