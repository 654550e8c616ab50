import type { SpecialOffer, TextBlock } from '@isp/contract'
import { answer, disconnect, refuse, renderRoute, words } from '@isp/testing'
import '@isp/testing/setup'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shellFixture } from '../../../layout/shell.fixture.tsx'

const block = (part: Partial<TextBlock> & Pick<TextBlock, 'kind'>): TextBlock => ({
  ...{ text: null, items: [], head: [], rows: [], links: [] },
  ...part,
})
const offer: SpecialOffer = {
  id: 5,
  title: 'Державка в подарок',
  summary: 'К пяти коробкам пластин',
  startsOn: '2026-11-10',
  endsOn: '2026-12-31',
  updatedAt: '2026-11-10T09:00:00.000Z',
  isEnded: false,
  blocks: [block({ kind: 'paragraph', text: 'Условия закупки' })],
}
const { isEnded: _, blocks: __, ...summary } = offer
const open = (path: string, ...handlers: ReturnType<typeof answer>[]) =>
  renderRoute(shellFixture(), path, { handlers })
const main = () => within(screen.getByRole('main'))
const heading = (name: string) => main().getByRole('heading', { level: 1, name: words(name) })

/** A handler that accepts messages and records them. */
const taking = () => {
  const sent: object[] = []
  const handler = answer('sendHelpFeedback', ({ body, headers }) => {
    sent.push({ ...(body as unknown as object), page: headers['x-page-path'] })
    return { id: 'f1000000-0088-4000-8000-000000000001', ticketId: null }
  })
  return { sent, handler }
}
const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(main().getByRole('textbox', { name: /^Как к/ }), 'Анна')
  await user.type(main().getByRole('textbox', { name: /^Почта/ }), 'anna@example.com')
  await user.type(main().getByRole('textbox', { name: /^Сообщение/ }), 'Пять коробок')
  await user.click(main().getByRole('checkbox', { name: /^Даю согласие/ }))
  await user.click(main().getByRole('button', { name: 'Отправить' }))
  await screen.findByText('Сообщение отправлено')
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('§2.1: /offer/', () => {
  test('ничего не действует — сказано, с дорогой к своему предложению', async () => {
    await open('/offer/', answer('specialOffers', { items: [] }))
    expect(main().getByText('Сейчас спецпредложений нет')).toBeInTheDocument()
    expect(main().getByRole('link', { name: /индивидуальное/ })).toHaveAttribute(
      'href',
      '/offer/custom/',
    )
  })

  test('сервер не отвечает: сказано о сбое, а не о пустоте', async () => {
    await open('/offer/', disconnect('specialOffers'))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Сейчас спецпредложений нет')).toBeNull()
  })

  test('список: название ссылкой, суть, срок; через Новый год — с годом', async () => {
    const items = [summary, { ...summary, id: 6, title: 'Фрезы', endsOn: '2027-01-15' }]
    await open('/offer/', answer('specialOffers', { items }))
    expect(heading('Спецпредложения')).toBeInTheDocument()
    const [first, second] = within(
      main().getByRole('heading', { name: 'Фрезы' }).closest('ul') as HTMLElement,
    ).getAllByRole('listitem') as [HTMLElement, HTMLElement]
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/offer/5/')
    expect(first).toHaveTextContent(/К пяти коробкам пластин.*до 31\sдекабря$/)
    expect(second).toHaveTextContent(/до 15\sянваря\s2027$/)
    expect(main().getByRole('link', { name: 'Спецпредложения' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })
})

describe('§2.1: /offer/{id}/', () => {
  test('срок, текст, форма: сообщение называет предложение и страницу', async () => {
    const { sent, handler } = taking()
    const { user } = await open('/offer/5/', answer('specialOffer', offer), handler)
    expect(heading('Державка в подарок')).toBeInTheDocument()
    expect(document.title).toMatch(/^Державка в подарок/)
    expect(main().getByText(/^Действует с 10\sноября по 31\sдекабря\s2026$/)).toBeInTheDocument()
    expect(main().getByText(words('Условия закупки'))).toBeInTheDocument()
    await fill(user)
    expect(sent).toMatchObject([{ offer: 5, messages: 'Пять коробок', page: '/offer/5/' }])
  })

  test('§8: начатое в одной форме не попадает в форму другого предложения', async () => {
    const { user } = await open('/offer/5/', answer('specialOffer', offer))
    await user.type(main().getByRole('textbox', { name: /^Сообщение/ }), 'Пять коробок')
    await open('/offer/6/', answer('specialOffer', { ...offer, id: 6 }))
    expect(screen.getAllByRole('textbox', { name: /^Сообщение/ }).at(-1)).toHaveValue('')
  })

  test('законченное: сказано когда, ведёт к действующим, формы нет, поисковику не нужно', async () => {
    const page = await open('/offer/5/', answer('specialOffer', { ...offer, isEnded: true }))
    expect(
      main().getByRole('heading', { name: /^Предложение закончилось 31\sдекабря\s2026$/ }),
    ).toBeInTheDocument()
    const [link] = main().getAllByRole('link', { name: 'Действующие предложения' })
    expect(link).toHaveAttribute('href', '/offer/')
    expect(main().queryByRole('textbox')).toBeNull()
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(page.address()).toBe('/offer/5/')
  })

  test.each(['0', '-1', 'abc', '1e3', '007', '9999999999'])(
    'D20: «%s» не номер — 404, сервер не спрошен',
    async (id) => {
      const asked = vi.fn(() => offer)
      await open(
        `/offer/${id}/`,
        answer('specialOffer', asked),
        answer('sectionTree', { items: [] }),
      )
      expect(main().getByRole('heading', { level: 1, name: /не найдена|нет/i })).toBeInTheDocument()
      expect(asked).not.toHaveBeenCalled()
    },
  )

  test('незнакомое предложение — 404', async () => {
    await open(
      '/offer/999/',
      refuse('specialOffer', 'OFFER_NOT_FOUND'),
      answer('sectionTree', { items: [] }),
    )
    expect(main().getByRole('heading', { level: 1, name: /не найдена|нет/i })).toBeInTheDocument()
  })
})

test('D20: /offer/custom/ — не номер, а просьба о своём предложении', async () => {
  const { sent, handler } = taking()
  const asked = vi.fn(() => offer)
  const { user } = await open('/offer/custom/', handler, answer('specialOffer', asked))
  expect(heading('Индивидуальное предложение')).toBeInTheDocument()
  expect(main().getByText(/^Артикулы или обозначения/)).toBeInTheDocument()
  await fill(user)
  expect(sent).toMatchObject([{ offer: 'custom', page: '/offer/custom/' }])
  expect(asked).not.toHaveBeenCalled()
})
