import type { FragmentProps, RemoteContext } from '@isp/federation'
import { RemoteContextProvider } from '@isp/federation/remote'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { createTestContext, makeProductCard } from '@isp/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BasketSlot } from './basket-slot.tsx'

const plate = makeProductCard({ id: 5, name: 'Пластина', minOrderQuantity: 7, multiplicity: 5 })

const page = (product = plate, Fragment?: ComponentType<FragmentProps>, isFar = false) => {
  const context: RemoteContext = { ...createTestContext(), ...(Fragment ? { Fragment } : {}) }
  const element = (
    <RemoteContextProvider context={context}>
      <BasketSlot product={product} isFar={isFar} />
    </RemoteContextProvider>
  )
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
}

afterEach(() => vi.unstubAllGlobals())

describe('место кнопки «В корзину»', () => {
  test('без цены корзины нет: цену можно запросить', () => {
    render(page(makeProductCard({ price: null, name: 'Робот' })))
    expect(screen.getByRole('link', { name: 'Запросить цену: Робот' })).toHaveAttribute(
      'href',
      '/contacts/?article=VT-1204%2F1001&product=1001',
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('если корзина не пришла, об этом сказано и можно повторить', async () => {
    const handleMount = vi.fn()
    const Broken = ({ failed }: FragmentProps) => {
      handleMount()
      return failed
    }
    render(page(plate, Broken))
    expect(screen.getByRole('status')).toHaveTextContent(/не\sотвечает/)
    handleMount.mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(handleMount).toHaveBeenCalled()
  })

  test('сервер отдаёт готовую форму с наименьшим возможным количеством', () => {
    const html = renderToString(page())
    expect(html).toContain('data-replay="add-5"')
    expect(html).toContain('value="10"')
    expect(html).not.toContain('aria-busy')
  })

  test('вдали от первого экрана количество становится полем, когда строка подошла', () => {
    let approach: IntersectionObserverCallback = () => {}
    const Observer = vi.fn(function observer(callback: IntersectionObserverCallback) {
      approach = callback
      return { observe: vi.fn(), disconnect: vi.fn() }
    })
    vi.stubGlobal('IntersectionObserver', Observer)
    const html = renderToString(page(plate, undefined, true))
    expect(html).toContain('type="hidden" name="quantity" value="10"')
    render(page(plate, undefined, true))
    expect(screen.queryByRole('textbox')).toBeNull()
    const near = { isIntersecting: true } as IntersectionObserverEntry
    act(() => approach([near], {} as IntersectionObserver))
    expect(screen.getByRole('textbox', { name: /Пластина/ })).toHaveValue('10')
  })

  test('нажатие до прихода фрагмента сразу видно и страницу не уводит', async () => {
    render(page())
    await userEvent.click(screen.getByRole('button', { name: /корзину: Пластина/ }))
    const form = document.querySelector('form') as HTMLFormElement
    expect(form).toHaveAttribute('aria-busy', 'true')
    expect(fireEvent.submit(form)).toBe(false) // the browser sends nothing
  })

  test('фрагменту уходит только номер товара', () => {
    const handleProps = vi.fn()
    const Spy = ({ fallback, ...given }: FragmentProps) => {
      handleProps(given)
      return fallback
    }
    render(page(plate, Spy))
    expect(handleProps).toHaveBeenLastCalledWith(
      expect.objectContaining({
        remote: 'basket-checkout',
        name: 'add-to-basket',
        props: { productId: 5 },
        isWanted: true,
      }),
    )
  })
})
