import { answer } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'

const id = 'f2000000-0000-4000-8000-000000000001'
const name = 'Чертёж <1>.pdf'
afterEach(() => vi.restoreAllMocks())

test('файлы заказа названы с размером и скачиваются под своим именем', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  const asked: string[] = []
  const { user } = await open('/cabinet/orders/12/', {
    handlers: [
      answer('orderActivity', { items: [] }),
      answer('order', makeOrder({ files: [{ id, name, size: 1_300_000 }] })),
      answer('downloadFile', ({ params }) => {
        asked.push(params.fileUuid)
        const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
        return HttpResponse.text('содержание', { headers: { 'content-disposition': disposition } })
      }),
    ],
  })
  expect(await screen.findByText(/^1,2\sМБ$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Скачать «${name}»` }))
  await waitFor(() => expect(saved).toEqual([name]))
  expect(asked).toEqual([id])
})

test('без файлов о них ни слова', async () => {
  await open('/cabinet/orders/12/', {
    handlers: [answer('orderActivity', { items: [] }), answer('order', makeOrder())],
  })
  await screen.findByRole('heading', { name: /Заказ №/ })
  expect(screen.queryByText('Файлы')).toBeNull()
})
