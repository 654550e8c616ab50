import type { DraftFromExcel } from '@isp/contract'
import { answer, refuse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
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
const read = {
  sheet: 'Заявка',
  columns: { article: 'A', quantity: 'B', firstRow: 2 },
  preview: [
    { row: 1, cells: ['Поз.', 'Шифр', 'Надо'] },
    { row: 2, cells: ['1', 'A-10', '3'] },
  ],
  notices: [] as string[],
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
  const result = { draft: makeDraftSummary(7), added: 3, failed: [wrong], ...read }
  const { user } = await open(address, { handlers: [list, given(result)] })
  await user.upload(await choose(), file)
  expect(await screen.findByText(/Строка\s4, НЕТ-1: Такого артикула нет\./)).toBeVisible()
  expect(screen.getByText(/Из файла взято: 3\sстроки/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Черновик 7' })).toHaveAttribute(
    'href',
    '/cabinet/drafts/7/',
  )
})

test('§7.4: все строки взяты, но товары есть и на скрытом листе — сказано, черновик рядом', async () => {
  const notices = ['Скрытый лист не прочитан.']
  const result = { draft: makeDraftSummary(7), added: 3, failed: [], ...read, notices }
  const { user, address: at } = await open(address, { handlers: [list, given(result)] })
  await user.upload(await choose(), file)
  expect(await screen.findByText('Скрытый лист не прочитан.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Черновик 7' })).toBeVisible()
  expect(screen.queryByText(/Не взято/)).toBeNull()
  expect(at()).toBe(address)
})

test('§7.4: ни одной строки взять нельзя — черновика нет', async () => {
  const result = { draft: null, added: 0, failed: [wrong], ...read }
  const { user } = await open(address, { handlers: [list, given(result)] })
  await user.upload(await choose(), file)
  expect(await screen.findByText(/Не взято: 1\sстрока\./)).toBeVisible()
  expect(screen.queryByText(/Из файла взято/)).toBeNull()
  // the columns may have been guessed wrongly
  await user.click(screen.getByRole('button', { name: 'Выбрать другие столбцы' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Выберите столбцы' }))
  expect(await dialog.findByLabelText(/^Столбец с артикулом/)).toHaveValue('A')
})

test('§7.4: все строки годны — открыт черновик', async () => {
  const result = { draft: makeDraftSummary(7), added: 3, failed: [], ...read }
  const page = await open(address, {
    handlers: [list, given(result), refuse('draft', 'DRAFT_NOT_FOUND')],
  })
  await page.user.upload(await choose(), file)
  await expect.poll(page.address).toBe('/cabinet/drafts/7/')
})

describe('§2.11, §7.4, D15: столбцы, которых не узнать', () => {
  /** Answers what each sending of the file is to get. */
  const openFile = async (...answers: (DraftFromExcel | 'refused')[]) => {
    let sent = 0
    const page = await open(address, {
      handlers: [
        list,
        refuse('draft', 'DRAFT_NOT_FOUND'),
        http.post('*/bff/api/sale/v2/basket/draft/excel', () => {
          sent += 1
          const next = answers.shift()
          return next === 'refused'
            ? HttpResponse.json(
                { code: 'EXCEL_EMPTY', message: 'Под этими заголовками пусто.', requestId: 'r' },
                { status: 422 },
              )
            : HttpResponse.json(next)
        }),
      ],
    })
    await page.user.upload(await choose(), file)
    const dialog = within(await screen.findByRole('dialog', { name: 'Выберите столбцы' }))
    await dialog.findByLabelText(/^Столбец с артикулом/)
    return { ...page, dialog, sent: () => sent }
  }
  const unsure = { draft: null, added: 0, failed: [], ...read, columns: null }
  const done = { draft: makeDraftSummary(7), added: 3, failed: [], ...read }

  test('выбраны глазами — файл послан с ними, черновик открыт', async () => {
    const { user, dialog, address: at } = await openFile(unsure, done)
    expect(dialog.getByRole('cell', { name: 'A-10' })).toBeVisible()
    await user.selectOptions(dialog.getByLabelText(/^Столбец с артикулом/), 'B')
    await user.selectOptions(dialog.getByLabelText(/^Столбец с количеством/), 'C')
    await user.click(dialog.getByRole('button', { name: 'Прочитать файл' }))
    await expect.poll(at).toBe('/cabinet/drafts/7/')
  })

  test('не выбраны, или один и тот же дважды — файл не послан', async () => {
    const { user, dialog, sent } = await openFile(unsure)
    await user.click(dialog.getByRole('button', { name: 'Прочитать файл' }))
    expect(dialog.getByLabelText(/^Столбец с артикулом/)).toBeInvalid()
    await user.selectOptions(dialog.getByLabelText(/^Столбец с артикулом/), 'B')
    await user.selectOptions(dialog.getByLabelText(/^Столбец с количеством/), 'B')
    await user.click(dialog.getByRole('button', { name: 'Прочитать файл' }))
    expect(dialog.getByText(/В\sэтом столбце артикул/)).toBeVisible()
    expect(sent()).toBe(1)
  })

  test('отказ стоит в окне, выбранное не теряется', async () => {
    const { user, dialog } = await openFile(unsure, 'refused')
    await user.selectOptions(dialog.getByLabelText(/^Столбец с артикулом/), 'B')
    await user.selectOptions(dialog.getByLabelText(/^Столбец с количеством/), 'C')
    await user.click(dialog.getByRole('button', { name: 'Прочитать файл' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Под этими заголовками пусто.')
    expect(dialog.getByLabelText(/^Столбец с артикулом/)).toHaveValue('B')
  })
})
