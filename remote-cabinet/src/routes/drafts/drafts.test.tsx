import { answer, disconnect, hang, makeBasket, refuse, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import {
  draftLine,
  draftListOf,
  filledLine,
  makeDraftSummary,
} from '../../shared/draft/draft.fixture.ts'

const address = '/cabinet/drafts/'
const two = [makeDraftSummary(1), makeDraftSummary(2, { isOwn: false, note: 'до пятницы' })]

describe('список черновиков (§7.4)', () => {
  test('обрыв связи не похож на пустой список, повтор помогает', async () => {
    const { user } = await open(address, { handlers: [disconnect('drafts')] })
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Черновиков пока нет')).toBeNull()
    server.use(answer('drafts', draftListOf(two)))
    await user.click(screen.getByRole('button', { name: /Повторить/ }))
    expect(await screen.findByRole('link', { name: 'Черновик 1' })).toHaveAttribute(
      'href',
      '/cabinet/drafts/1/',
    )
  })

  test('пока список едет, строки серые; место в меню занято', async () => {
    await open(address, { handlers: [hang('drafts')] })
    expect(await screen.findByRole('table', { name: 'Черновики' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(screen.getByRole('link', { name: 'Черновики' })).toHaveAttribute('aria-current', 'page')
  })

  test('без черновиков сказано, для чего они, и человеку без компании тоже', async () => {
    await open(address, { handlers: [answer('drafts', draftListOf([]))] }, 'newcomer')
    expect(await screen.findByText('Черновиков пока нет')).toBeInTheDocument()
    expect(screen.getByText(/список товаров на потом/)).toBeInTheDocument()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('поиск живёт в адресе; ничего не найдено — сказано', async () => {
    const page = await open(address, {
      handlers: [answer('drafts', ({ query }) => draftListOf(query.q === 'июль' ? [] : two))],
    })
    await page.user.type(await screen.findByRole('searchbox'), ' июль {Enter}')
    expect(await screen.findByText('Таких черновиков нет')).toBeInTheDocument()
    expect(page.address()).toBe('/cabinet/drafts/?q=%D0%B8%D1%8E%D0%BB%D1%8C')
  })

  test.each(['0', 'x', '-1'])('страницы %s нет: 404', async (page) => {
    expect(await servedStatus(`${address}?page=${page}`)).toBe(404)
  })

  test('страница дальше последней названа', async () => {
    await open(`${address}?page=9`, { handlers: [refuse('drafts', 'PAGE_NOT_FOUND')] })
    expect(await screen.findByText('Такой страницы списка нет')).toBeInTheDocument()
  })
})

describe('действия', () => {
  test('выбранные удаляются вместе, «вернуть» их возвращает', async () => {
    let isGone = false
    const asked: string[] = []
    const { user, session } = await open(address, {
      handlers: [
        answer('drafts', () => draftListOf(isGone ? [] : two)),
        answer('deleteDrafts', ({ query }) => {
          isGone = true
          asked.push(query.ids)
          return { ids: [1, 2] }
        }),
        answer('restoreDrafts', ({ body }) => {
          isGone = false
          return { ids: body.ids }
        }),
      ],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Черновик 1/ }))
    await user.click(screen.getByRole('checkbox', { name: /Черновик 2/ }))
    expect(screen.getByText('Выбрано: 2 черновика')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Переименовать' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Черновиков пока нет')).toBeInTheDocument()
    expect(asked).toEqual(['1,2'])
    const [popup] = session.popups.getState().items
    popup?.button?.onClick()
    expect(await screen.findByRole('link', { name: 'Черновик 2' })).toBeInTheDocument()
  })

  test('пустое название не уходит; названное уходит', async () => {
    const sent: unknown[] = []
    const { user } = await open(address, {
      handlers: [
        answer('drafts', draftListOf(two)),
        answer('updateDraft', ({ body }) => {
          sent.push(body)
          return { draft: makeDraftSummary(1), lines: [] }
        }),
      ],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Черновик 1/ }))
    await user.click(screen.getByRole('button', { name: 'Переименовать' }))
    const field = await screen.findByRole('textbox', { name: /Название/ })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(field).toHaveAccessibleDescription(/Обязательное поле/)
    await user.type(field, 'Участок 5')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toEqual([{ name: 'Участок 5', note: '' }]))
  })

  test('«поделиться» даёт ссылку, «отозвать» её закрывает', async () => {
    const id = 'f1000000-0006-4000-8000-000000000001'
    const revoked: unknown[] = []
    const { user } = await open(address, {
      handlers: [
        answer('drafts', draftListOf(two)),
        answer('shareDraft', { id, expiresAt: '2026-12-21T10:00:00Z' }),
        answer('revokeSharing', ({ params }) => {
          revoked.push(params.id)
          return { done: true as const }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Поделиться: «Черновик 1»/ }))
    const dialog = within(screen.getByRole('dialog'))
    const field = await dialog.findByRole('textbox', { name: 'Ссылка' })
    expect(field).toHaveValue(`${location.origin}/basket/?sharing=${id}`)
    await user.click(dialog.getByRole('button', { name: 'Отозвать ссылку' }))
    await waitFor(() => expect(revoked).toEqual([id]))
  })
})

describe('в корзину', () => {
  const filled = { lines: [filledLine(1)], count: 1, total: 20_000 }
  const openWith = (basketCount: number, calls: string[], answered = filled) =>
    open(address, {
      handlers: [
        answer('drafts', draftListOf([makeDraftSummary(1)])),
        answer('smallBasket', { count: basketCount, total: basketCount }),
        answer(
          'basketV2',
          makeBasket(Array.from({ length: basketCount }, (_, n) => draftLine(n + 1, 'Сверло'))),
        ),
        answer('mergeDraft', () => {
          calls.push('merge')
          return answered
        }),
        answer('applyDraft', () => {
          calls.push('apply')
          return answered
        }),
      ],
    })
  const press = /^Положить в\sкорзину: «Черновик 1»/

  test.each([
    ['оставить', 'merge'],
    ['удалить', 'apply'],
  ])('про товары в корзине спрошено: «%s» (§2.12)', async (button, way) => {
    const calls: string[] = []
    const { user } = await openWith(3, calls)
    await user.click(await screen.findByRole('button', { name: press }))
    const dialog = within(screen.getByRole('dialog', { name: 'В корзине есть товары' }))
    expect(calls).toEqual([])
    await user.click(dialog.getByRole('button', { name: button }))
    await waitFor(() => expect(calls).toEqual([way]))
  })

  test('пустая корзина ни о чём не спрашивает', async () => {
    const calls: string[] = []
    const { user, session } = await openWith(0, calls)
    await session.basket.getState().refresh()
    await user.click(await screen.findByRole('button', { name: press }))
    await waitFor(() => expect(calls).toEqual(['merge']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('о том, чего больше не купить, сказано построчно', async () => {
    const { user } = await openWith(3, [], {
      ...filled,
      lines: [
        filledLine(1),
        filledLine(2, { name: 'Фреза', problem: 'gone', quantityOrdered: 0 }),
        filledLine(3, { name: 'Метчик', raisedFrom: 1, quantityOrdered: 10 }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: press }))
    await user.click(screen.getByRole('button', { name: 'оставить' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Положили не всё/ }))
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toHaveLength(2)
    expect(items[0]).toMatch(/Фреза.*больше\sне\sпродаётся/)
    expect(items[1]).toMatch(/Метчик.*поднято\sс\s1\sдо\s10/)
  })
})
