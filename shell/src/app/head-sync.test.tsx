import { answer, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import type { PageHead } from '@isp/federation'
import { storageNames } from '@isp/session'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellFixture } from '../layout/shell.fixture.tsx'

const page = (id: string, path: string, head: PageHead) => ({
  id: `test:${id}`,
  path,
  element: <p>{id}</p>,
  handle: { head: () => head },
})
const shell = shellFixture(() => [
  page('open', '/a/', { title: 'А — ИСП', description: 'об А', canonical: '/a/' }),
  page('closed', '/b/', { title: 'Б — ИСП', noindex: true }),
  page('cabinet', '/cabinet/', { title: 'Кабинет — ИСП' }),
  ...[404, 500].map((status) => ({
    id: `test:${status}`,
    path: `/${status === 404 ? 'gone' : 'broken'}/`,
    loader: () => {
      throw new Response(null, { status })
    },
    element: null,
  })),
  { id: 'test:silent', path: '/silent/', element: <p>молчит</p> },
])
const said = () => ({
  title: document.title,
  description: document.head.querySelector('meta[name=description]')?.getAttribute('content'),
  canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
  robots: document.head.querySelector('meta[name=robots]')?.getAttribute('content'),
})

test('после перехода голова документа говорит о новой странице и ничего не помнит о прежней', async () => {
  const { router } = await renderRoute(shell, '/a/')
  const open = {
    title: 'А — ИСП',
    description: 'об А',
    canonical: 'http://shop.test/a/',
    robots: undefined,
  }
  expect(said()).toEqual(open)
  await act(() => router.navigate('/b/'))
  expect(said()).toEqual({
    title: 'Б — ИСП',
    description: undefined,
    canonical: undefined,
    robots: 'noindex',
  })
  await act(() => router.navigate('/a/'))
  expect(said()).toEqual(open)
  await act(() => router.navigate('/cabinet/'))
  expect(said()).toMatchObject({ title: 'Кабинет — ИСП', robots: 'noindex' })
  await act(() => router.navigate('/silent/'))
  expect(said().title).toBe('Кабинет — ИСП')
})

test('§2.2: открытая страница запоминается, и каждая следующая тоже', async () => {
  const kept = () => sessionStorage.getItem(storageNames.cookie.previousPage)
  const { router } = await renderRoute(shell, '/a/?q=1')
  expect(kept()).toBe('/a/?q=1')
  await act(() => router.navigate('/b/'))
  expect(kept()).toBe('/b/')
  await act(() => router.navigate('/cabinet/'))
  expect(kept()).toBe('/b/')
})

test('§2.2: чего нет или что не открылось, то не запоминается: ни чужой адрес, ни товар, которого не нашли, ни отказ', async () => {
  const kept = () => sessionStorage.getItem(storageNames.cookie.previousPage)
  const { router } = await renderRoute(shell, '/a/', {
    handlers: [answer('sectionTree', { items: [] })],
  })
  await act(() => router.navigate('/nowhere/'))
  expect(kept()).toBe('/a/')
  await act(() => router.navigate('/gone/'))
  expect(kept()).toBe('/a/')
  await act(() => router.navigate('/broken/'))
  expect(kept()).toBe('/a/')
})
