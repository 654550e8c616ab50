import type { DraftFromExcel } from '@isp/contract'
import { answer, refuse } from '@isp/testing'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { draftListOf, makeDraftSummary } from '../../shared/draft/draft.fixture.ts'

const address = '/cabinet/drafts/'
const list = answer('drafts', draftListOf([]))
const file = new File(['x'], 'заявка.xlsx')
const wrong = {
  ...{ row: 4, cell: 'A4', article: 'НЕТ-1', quantity: 2, name: null, quantityOrdered: null },
  ...{ product: null, nearest: [], notes: [] },
  reason: { code: 'NOT_FOUND', message: 'Такого артикула нет.' } as const,
}
/** By hand: forms of jsdom do not reach the pretended server as forms. */
const given = (result: DraftFromExcel) =>
  http.post('*/bff/api/sale/v2/basket/draft/excel', () => HttpResponse.json(result))
const choose = () => screen.findByLabelText('Файл Excel для черновика')

test('§7.4: негодный файл назван, список на месте', async () => {
  const { user, address: at } = await open(address, {
    handlers: [list, refuse('draftFromExcel', 'EXCEL_ENCRYPTED', 'Файл защищён паролем.')],
  })
  await user.upload(await choose(), file)
  expect(await screen.findByRole('alert')).toHaveTextContent(/парол/i)
  expect(at()).toBe(address)
})

test('§7.4: часть строк не взята — сказано, какие и почему, черновик рядом', async () => {
  const result = { draft: makeDraftSummary(7), added: 3, failed: [wrong] }
  const { user } = await open(address, { handlers: [list, given(result)] })
  await user.upload(await choose(), file)
  expect(await screen.findByText(/Строка\s4, НЕТ-1: Такого артикула нет\./)).toBeVisible()
  expect(screen.getByText(/Из файла взято: 3\sстроки/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Черновик 7' })).toHaveAttribute(
    'href',
    '/cabinet/drafts/7/',
  )
})

test('§7.4: ни одной строки взять нельзя — черновика нет', async () => {
  const result = { draft: null, added: 0, failed: [wrong] }
  const { user } = await open(address, { handlers: [list, given(result)] })
  await user.upload(await choose(), file)
  expect(await screen.findByText(/Не взято: 1\sстрока\./)).toBeVisible()
  expect(screen.queryByText(/Из файла взято/)).toBeNull()
})

test('§7.4: все строки годны — открыт черновик', async () => {
  const result = { draft: makeDraftSummary(7), added: 3, failed: [] }
  const page = await open(address, {
    handlers: [list, given(result), refuse('draft', 'DRAFT_NOT_FOUND')],
  })
  await page.user.upload(await choose(), file)
  await expect.poll(page.address).toBe('/cabinet/drafts/7/')
})
