import type { QuickOrderLine } from '@isp/contract'
import { answer, makeBasket } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAnonymous } from '../../../test/open-as.fixture.tsx'

const CODE = '4006381333931'
const understood = (line: number, text: string): QuickOrderLine => {
  const [article = '', count = '1'] = text.split('\t')
  const isKnown = /^\d{13}$/.test(article)
  const product = {
    ...{ id: 7, slug: 'good-7', name: 'Сверло 7', article: 'A-7', image: null, unit: 'шт' },
    ...{ minOrderQuantity: 1, multiplicity: 1, price: 10_000, available: 50 },
  }
  return {
    ...{ line, text, article, candidates: [], unused: '', notes: [], isQuantitySaid: true },
    state: isKnown ? 'understood' : 'unknown',
    quantity: Number(count),
    quantityOrdered: isKnown ? Number(count) : null,
    product: isKnown ? product : null,
    reason: isKnown ? null : { code: 'NOT_FOUND', message: 'Товара с таким артикулом нет.' },
  }
}
const check = answer('checkQuickOrder', ({ body }) => ({
  lines: body.text.split('\n').map((text, at) => understood(at + 1, text)),
}))
const noBasket = answer('calcBasketV2', makeBasket())

/** What the camera sees: a browser with a reader of its own. */
let inSight: string[] = []
const stopped = vi.fn()
const give = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
const camera = async () => ({ getTracks: () => [{ stop: stopped }] })
class Detector {
  static getSupportedFormats = async () => ['ean_13', 'ean_8', 'code_128', 'data_matrix', 'qr_code']
  detect = async () => inSight.map((rawValue) => ({ rawValue }))
}
class Sound {
  destination = {}
  currentTime = 0
  createOscillator = () => ({ frequency: {}, connect: (to: object) => to, start() {}, stop() {} })
  createGain = () => ({ gain: {}, connect: (to: object) => to })
}
beforeEach(() => {
  inSight = []
  stopped.mockClear()
  vi.stubGlobal('BarcodeDetector', Detector)
  vi.stubGlobal('AudioContext', Sound)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  give(camera)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => openAnonymous('/basket/scan/', [], [check, noBasket])
const scan = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Сканировать' }))
  await screen.findByRole('button', { name: 'Остановить камеру' })
}

test('прочитанное названо, стоит в списке с именем и количеством и уходит в корзину одним нажатием', async () => {
  const { user, router } = await open()
  await scan(user)
  inSight = [`01${'0'}${CODE}21abc\u001D91EE06`]
  expect(await screen.findByText(/^Сверло 7: 1\sшт$/)).toBeVisible()
  const list = await screen.findByRole('list', { name: 'Понятые строки' })
  expect(within(list).getByRole('link', { name: 'Сверло 7' })).toBeVisible()
  const add = await screen.findByRole('button', { name: /^Добавить 1\sтовар/ })
  await waitFor(() => expect(add).toBeEnabled())
  await user.click(add)
  await waitFor(() => expect(router.state.location.pathname).toBe('/basket/'))
  expect(JSON.parse(localStorage.getItem('isp_basket') ?? '[]')).toMatchObject([
    { productId: 7, quantityOrdered: 1 },
  ])
  await waitFor(() => expect(stopped).toHaveBeenCalled())
})

test('чужой код назван и не записан, неизвестный остаётся в списке', async () => {
  const { user } = await open()
  await scan(user)
  inSight = ['https://example.com/menu']
  expect(await screen.findByText(/^Это\sссылка/)).toBeVisible()
  inSight = ['НЕТ-1']
  expect(await screen.findByText(/^Код НЕТ-1 в\sкаталоге не\sнайден/)).toBeVisible()
  expect(screen.queryByText(/^Это\sссылка/)).toBeNull()
  expect(screen.getByRole('link', { name: /Искать в\sкаталоге/ })).toBeVisible()
})

test('без сети прочитанное стоит в списке, а когда она есть, находится само', async () => {
  const { user } = await open()
  await scan(user)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  inSight = [CODE]
  const waiting = await screen.findByRole('list', { name: /^Ждут\sпоиска/ })
  expect(within(waiting).getByText(`${CODE} × 1`)).toBeVisible()
  expect(screen.getByText(/когда появится сеть/)).toBeVisible()
  expect(sessionStorage.getItem('isp_drafts')).toContain(CODE)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^Сверло 7: 1\sшт$/)).toBeVisible()
  expect(screen.queryByRole('list', { name: /^Ждут\sпоиска/ })).toBeNull()
})

test.each([
  ['NotAllowedError', /Разрешите её/],
  ['NotFoundError', /Камеры у\sэтого устройства нет/],
  ['NotReadableError', /занята другой программой/],
])('камеры не дали (%s): сказано почему, и код вводится руками', async (name, said) => {
  give(() => Promise.reject(new DOMException('no', name)))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Сканировать' }))
  expect(await screen.findByText(said)).toBeVisible()
  const field = screen.getByRole('textbox', { name: /^Код или\sартикул/ })
  await user.type(field, `(01)0${CODE}(21)x{Enter}`)
  expect(await screen.findByText(/^Сверло 7: 1\sшт$/)).toBeVisible()
  expect(field).toHaveValue('')
})
