import { expect, onTestFinished, test, vi } from 'vitest'
import { keepPriceView, readPriceView } from './price-view.ts'

test('цены показаны, как выбрано, на этой странице и на следующих; и без хранилища — на этой', () => {
  onTestFinished(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    delete document.documentElement.dataset.prices
  })
  expect(readPriceView()).toBe('')
  keepPriceView('net')
  expect(readPriceView()).toBe('net')
  expect(localStorage.getItem('isp_priceView')).toBe('net')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('quota', 'QuotaExceededError')
  })
  keepPriceView('base')
  expect(readPriceView()).toBe('base')
})
