import { answer, refuse, server, watchDownloads } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'
import { makeDraft } from '../draft/draft.fixture.ts'

const saved = watchDownloads()

type Handlers = NonNullable<NonNullable<Parameters<typeof open>[1]>['handlers']>

const lists = [
  answer('draft', makeDraft()),
  answer('orderActivity', { items: [] }),
  answer('order', makeOrder({ status: 'CANCELLED' })),
]
const press = async (address: string, handlers: Handlers) => {
  const opened = await open(address, { handlers: [...handlers, ...lists] })
  await opened.user.click(await screen.findByRole('button', { name: 'Скачать Excel' }))
  return opened
}

test.each([
  ['exportDraft', '/cabinet/drafts/7/', 7, 'Черновик Цех.xlsx'],
  ['exportOrder', '/cabinet/orders/12/', 12, 'Заказ ИСП-000012.xlsx'],
] as const)('§7.4: %s скачивается под именем сервера', async (id, address, asked, name) => {
  const ids: unknown[] = []
  await press(address, [
    answer(id, ({ params }) => {
      ids.push(params.id)
      return HttpResponse.text('PK', {
        headers: {
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
      })
    }),
  ])
  await waitFor(() => expect(saved).toEqual([name]))
  expect(ids).toEqual([asked])
})

test('отказ: файла нет, кнопка снова готова (слова сервера показывает всплывающее сообщение, §8)', async () => {
  const { user } = await press('/cabinet/drafts/7/', [
    refuse('exportDraft', 'DRAFT_NOT_FOUND', 'Черновика больше нет.'),
  ])
  const button = await screen.findByRole('button', { name: 'Скачать Excel' })
  await waitFor(() => expect(button).toBeEnabled())
  expect(saved).toEqual([])
  server.use(answer('exportDraft', () => HttpResponse.text('PK')))
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
})
