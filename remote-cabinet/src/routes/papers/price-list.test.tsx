import type { Job } from '@isp/contract'
import { answer, refuse, watchDownloads } from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const ADDRESS = '/cabinet/papers/?view=price-list'
const FILE = 'f2000000-0000-4000-8000-000000000001'
const running: Job = {
  ...{ id: 'f3000000-0000-4000-8000-000000000001', kind: 'feeds.price-list', state: 'running' },
  ...{ attempt: 1, progress: { done: 200, total: 1200, note: null }, error: null, reason: null },
  ...{ result: null, createdAt: '2026-11-26T09:00:00.000Z', finishedAt: null },
}
const nothing = { items: [], total: 0, page: 1, pageSize: 20, pages: 1 }
const started = answer('priceList', { jobId: running.id })
const make = () => screen.findByRole('button', { name: 'Составить прайс-лист' })

const saved = watchDownloads()

test('видно, сколько готово; уход на другую вкладку его не теряет; готовый скачивается', async () => {
  let job = running
  const { user, context } = await open(ADDRESS, {
    handlers: [
      started,
      answer('job', () => job),
      answer('offers', nothing),
      answer('downloadFile', ({ params }) =>
        HttpResponse.text('PK', {
          headers: { 'content-disposition': `attachment; filename="${params.fileUuid}.xlsx"` },
        }),
      ),
    ],
  })
  await user.click(await make())
  expect(await screen.findByText(/^200 из\s1\s200\sтоваров$/)).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '200')
  expect(await make()).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('link', { name: 'Предложения' }))
  await screen.findByText('Предложений пока нет')
  await user.click(screen.getByRole('link', { name: 'Прайс-лист' }))
  expect(screen.getByRole('progressbar')).toBeVisible()
  job = {
    ...running,
    ...{ state: 'done', finishedAt: '2026-11-26T09:01:00.000Z' },
    result: { fileUuid: FILE, text: null },
  }
  await act(() => context.queryClient.invalidateQueries({ queryKey: ['price-list'] }))
  expect(await screen.findByText(/^Прайс-лист готов/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Скачать прайс-лист' }))
  await waitFor(() => expect(saved).toEqual([`${FILE}.xlsx`]))
})

test('не вышло — сказано словами сервера, и можно попробовать ещё раз', async () => {
  const asked: string[] = []
  const { user } = await open(ADDRESS, {
    handlers: [
      answer('priceList', () => {
        asked.push('price list')
        return { jobId: running.id }
      }),
      answer('job', { ...running, state: 'failed', error: 'Договор больше не действует.' }),
    ],
  })
  await user.click(await make())
  expect(await screen.findByRole('alert')).toHaveTextContent('Договор больше не действует.')
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('отказ в самой просьбе стоит у кнопки', async () => {
  const { user } = await open(ADDRESS, {
    handlers: [refuse('priceList', 'TOO_MANY_REQUESTS', 'Слишком часто.')],
  })
  await user.click(await make())
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком часто.')
  expect(await make()).not.toHaveAttribute('aria-busy')
})

test('D43: кому цены договора не полагаются, тому о прайс-листе не говорят', async () => {
  await open(ADDRESS, { handlers: [answer('papers', nothing)] }, 'employee')
  expect(await screen.findByText('Документов пока нет')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Прайс-лист' })).toBeNull()
})
