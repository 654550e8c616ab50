import type { Draft } from '@isp/contract'
import { answer, disconnect, errorResponse, makeBasket, makeBasketLine, refuse } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import {
  draftLine,
  draftListOf,
  makeDraft,
  makeDraftSummary,
} from '../../shared/draft/draft.fixture.ts'

const address = '/cabinet/drafts/7/'
const openDraft = (draft: Draft, handlers: Parameters<typeof open>[1] = {}) =>
  open(address, { ...handlers, handlers: [...(handlers?.handlers ?? []), answer('draft', draft)] })
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

describe('страница черновика', () => {
  test('чужой и удалённый не находятся, дорога назад есть', async () => {
    await open(address, { handlers: [refuse('draft', 'DRAFT_NOT_FOUND')] })
    expect(await screen.findByRole('heading', { name: 'Черновик не найден' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Все черновики' })).toBeInTheDocument()
  })

  test('обрыв связи — не «не найден»', async () => {
    await open(address, { handlers: [disconnect('draft')] })
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Черновик не найден')).toBeNull()
  })

  test.each(['0', 'x', '1.5', '99999999999'])('адрес %s ничего не значит: 404', async (id) => {
    expect(await servedStatus(`/cabinet/drafts/${id}/`)).toBe(404)
  })

  test('пустой черновик в корзину не положить', async () => {
    await openDraft(makeDraft({ basket: makeBasket([]) }))
    expect(await screen.findByText('В черновике нет товаров')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Положить в\sкорзину/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Поделиться' })).toBeDisabled()
  })

  test('снятый с продажи назван и ведёт к похожему; разметка в названии — текст', async () => {
    const gone = makeBasketLine({ product: null, productId: 9, name: 'Резец', problem: 'gone' })
    await openDraft(makeDraft({ name: '<b>Цех</b>', basket: makeBasket([gone]) }))
    expect(await screen.findByRole('heading', { level: 1, name: '<b>Цех</b>' })).toBeVisible()
    expect(row('Резец').getByText(/снят\sс\sпродажи/)).toBeVisible()
    expect(row('Резец').queryByRole('spinbutton')).toBeNull()
  })
})

describe('строки', () => {
  const changeOf = (lines: ReturnType<typeof draftLine>[]) => ({
    draft: makeDraftSummary(7),
    lines,
  })

  test('новое количество видно сразу, сервер поправляет', async () => {
    const sent: unknown[] = []
    let reply: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      reply = resolve
    })
    const { user } = await openDraft(makeDraft(), {
      handlers: [
        answer('updateDraft', async ({ body }) => {
          sent.push(body)
          await held
          return changeOf([draftLine(1, 'Сверло', 5)])
        }),
      ],
    })
    await screen.findByRole('row', { name: /Сверло/ })
    const field = row('Сверло').getByRole('textbox')
    await user.clear(field)
    await user.type(field, '4{Enter}')
    expect(await row('Сверло').findByText(/^400/)).toBeVisible()
    reply()
    expect(await row('Сверло').findByText(/^500/)).toBeVisible()
    expect(sent).toEqual([{ lines: [{ productId: 1, quantityOrdered: 4 }] }])
    expect(screen.getAllByText(/^800,00/).length).toBeGreaterThan(0)
  })

  test('сервер отказал — строки те, что у него', async () => {
    let refused = 0
    const { user } = await openDraft(makeDraft(), {
      handlers: [
        answer('updateDraft', () => {
          refused += 1
          return errorResponse('DATABASE_UNAVAILABLE')
        }),
      ],
    })
    await screen.findByRole('row', { name: /Сверло/ })
    await user.click(row('Сверло').getByRole('button', { name: /^Убрать/ }))
    await waitFor(() => expect(refused).toBe(1))
    expect(await screen.findByRole('row', { name: /Сверло/ })).toBeVisible()
  })

  test('убранная строка возвращается', async () => {
    const { user, session } = await openDraft(makeDraft(), {
      handlers: [
        answer('updateDraft', ({ body }) =>
          changeOf(
            body.lines?.some(({ quantityOrdered }) => quantityOrdered > 0)
              ? [draftLine(1, 'Сверло', 2)]
              : [],
          ),
        ),
      ],
    })
    await screen.findByRole('row', { name: /Сверло/ })
    await user.click(row('Сверло').getByRole('button', { name: /^Убрать/ }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Сверло/ })).toBeNull())
    expect(row('Фреза').getByRole('button', { name: /^Убрать/ })).toHaveFocus()
    session.popups.getState().items[0]?.button?.onClick()
    expect(await screen.findByRole('row', { name: /Сверло/ })).toBeVisible()
  })

  test('сотни строк: сначала сто, остальное по нажатию, поиск находит любую', async () => {
    const lines = Array.from({ length: 130 }, (_, n) => draftLine(n + 1, `Фреза ${n + 1000}`))
    const { user } = await openDraft(makeDraft({ basket: makeBasket(lines) }))
    await screen.findByText(/Фреза.1099/)
    expect(screen.queryByText(/Фреза.1100/)).toBeNull()
    await user.type(screen.getByRole('searchbox'), '1129')
    expect(await screen.findByText(/Фреза.1129/)).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

test('удаление ведёт к списку и предлагает вернуть', async () => {
  const page = await openDraft(makeDraft(), {
    handlers: [
      answer('deleteDrafts', { ids: [7] }),
      answer('drafts', draftListOf([makeDraftSummary(8)])),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(await screen.findByRole('link', { name: 'Черновик 8' })).toBeInTheDocument()
  expect(page.address()).toBe('/cabinet/drafts/')
  expect(page.session.popups.getState().items[0]?.button?.text).toBe('Вернуть')
})
