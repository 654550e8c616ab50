import { answer, makeProduct, renderRoute } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

const product = makeProduct()
const address = `${window.location.origin}/product/${product.slug}/`

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const open = async () => {
  window.history.replaceState(null, '', `/product/${product.slug}/?searched=сверло`)
  const shown = await renderRoute(remote, `/product/${product.slug}/`, {
    handlers: [
      answer('productBySlug', product),
      answer('analogues', { items: [] }),
      answer('sizeSteps', { steps: null }),
      answer('related', { items: [] }),
      answer('productCards', { items: [] }),
    ],
  })
  const share = await screen.findByRole('button', { name: 'Поделиться' })
  return { ...shown, share, popup: () => shown.session.popups.getState().items[0] }
}
const sheet = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })

describe('поделиться и напечатать (задача 14)', () => {
  test('ни листа, ни буфера — адрес показан, чтобы взять его самому', async () => {
    const { user, share, popup } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
    await user.click(share)
    await waitFor(() => expect(popup()?.variant).toBe('error'))
    expect(popup()?.text).toContain(address)
  })

  test('закрытый без выбора лист — не сбой', async () => {
    const { user, share, popup } = await open()
    const handleShare = vi.fn().mockRejectedValue(new DOMException('left', 'AbortError'))
    sheet(handleShare)
    await user.click(share)
    expect(handleShare).toHaveBeenCalledOnce()
    expect(popup()).toBeUndefined()
  })

  test('без системного листа ссылка копируется, и в ней нет того, что искали', async () => {
    const { user, share, popup } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(share)
    expect(write).toHaveBeenCalledExactlyOnceWith(address)
    await waitFor(() => expect(popup()?.variant).toBe('success'))
  })

  test('«Печать» открывает печать браузера', async () => {
    const { user } = await open()
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await user.click(screen.getByRole('button', { name: 'Печать' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
