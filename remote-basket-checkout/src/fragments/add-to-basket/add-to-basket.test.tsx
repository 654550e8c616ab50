import type { ProductCard } from '@isp/contract'
import type { RemoteContext } from '@isp/federation'
import { formatMoney } from '@isp/i18n'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import {
  answer,
  createTestContext,
  enterAs,
  hang,
  makeBasket,
  makeBasketLine,
  makeProductCard,
  refuse,
  server,
  signInHandlers,
} from '@isp/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import fragment from '../../exposes/add-to-basket.tsx'

afterEach(() => {
  delete window.ispHeldForms
  document.body.innerHTML = ''
})

const plate = makeProductCard({ id: 5, name: 'Пластина', minOrderQuantity: 10, multiplicity: 5 })

const calculated = (card: ProductCard) =>
  answer('calcBasketV2', ({ body }) =>
    makeBasket(
      body.items.map(({ quantityOrdered }) => makeBasketLine({ product: card, quantityOrdered })),
    ),
  )

const mountList = async (context: RemoteContext, element: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => {
    context.session.restore()
    render(
      <SessionProvider session={context.session}>
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>,
    )
  })
  return { session: context.session, user: userEvent.setup() }
}

/** Prepares and mounts as the shell's Fragment does. */
const mount = async (
  card: ProductCard,
  context: RemoteContext = createTestContext(),
  beside: ReactNode = null,
) => {
  server.use(answer('productCards', { items: [card] }))
  await fragment.prepare?.(context, { productId: card.id })
  const { Fragment } = fragment
  return mountList(
    context,
    <>
      <Fragment context={context} productId={card.id} />
      {beside}
    </>,
  )
}

/** The catalogue's own native form, as it stands before this fragment comes. */
const reserve = (quantity: string, { isHeld = false } = {}): HTMLInputElement => {
  const form = document.createElement('form')
  form.dataset.replay = 'add-5'
  form.innerHTML = `<input name="quantity" value="${quantity}"><button>В корзину</button>`
  document.body.append(form)
  if (isHeld) window.ispHeldForms = new Map([['add-5', form]])
  return form.querySelector('input') as HTMLInputElement
}

describe('«В корзину»: отказы', () => {
  test('без цены корзины нет, цену можно запросить', async () => {
    await mount(makeProductCard({ id: 5, price: null }))
    expect(screen.getByRole('link', { name: 'Запросить цену' })).toHaveAttribute(
      'href',
      '/contacts/?article=VT-1204%2F5&product=5',
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('карточка не пришла — фрагмент не встаёт на место', async () => {
    server.use(refuse('productCards', 'CATALOG_NOT_READY'))
    await expect(fragment.prepare?.(createTestContext(), { productId: 5 })).rejects.toThrow()
  })

  test('сервер отказал — кнопка и количество на месте, сказано почему', async () => {
    server.use(...signInHandlers('outsider'))
    await enterAs(createTestContext(), 'outsider')
    server.use(refuse('addToBasketV2', 'PRODUCT_NOT_ORDERABLE', 'Товар больше не заказать.'))
    const { user, session } = await mount(plate)
    await user.click(screen.getByRole('button', { name: /корзину/ }))
    await waitFor(() =>
      expect(session.popups.getState().items[0]).toMatchObject({
        text: 'Товар больше не заказать.',
      }),
    )
    expect(screen.getByRole('button', { name: /корзину/ })).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('10')
  })
})

describe('«В корзину»', () => {
  test('кладёт наименьшее возможное количество и показывает, что товар в корзине', async () => {
    server.use(calculated(plate))
    const { user, session } = await mount(plate)
    expect(screen.getByRole('textbox')).toHaveValue('10')
    await user.click(screen.getByRole('button', { name: /корзину/ }))
    const link = await screen.findByRole('link', { name: /В\sкорзине 10\sшт: Пластина/ })
    expect(link).toHaveAttribute('href', '/basket/')
    // the link is painted first
    await waitFor(() => expect(link).toHaveFocus())
    expect(session.basket.getState().lines).toEqual(new Map([[5, 10]]))
  })

  test('недопечатанное количество поднято до кратного и при Enter', async () => {
    server.use(calculated(plate))
    const { user, session } = await mount(plate)
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, '12{Enter}')
    await waitFor(() => expect(session.basket.getState().lines.get(5)).toBe(15))
  })

  test('товар в корзине меняет количество на месте', async () => {
    server.use(calculated(plate))
    const { user, session } = await mount(plate)
    await user.click(screen.getByRole('button', { name: /корзину/ }))
    await screen.findByRole('link', { name: /В\sкорзине/ })
    await user.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    await waitFor(() => expect(session.basket.getState().lines.get(5)).toBe(15))
  })

  test('больше, чем есть: под кнопкой сказано, сколько сейчас и сколько под заказ', async () => {
    const rare = { ...plate, availability: { available: 12, nextArrival: null } }
    server.use(calculated(rare))
    const { user } = await mount(rare)
    const split = /^Сейчас есть 12\sшт, под заказ 3\sшт$/
    await user.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    expect(screen.queryByText(split)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /корзину/ }))
    expect(await screen.findByText(split)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Уменьшить количество' }))
    await waitFor(() => expect(screen.queryByText(split)).not.toBeInTheDocument())
  })

  test('в списке Enter кладёт и ведёт к количеству следующей строки; сказано, сколько добавлено подряд', async () => {
    const drill = makeProductCard({ id: 6, name: 'Сверло', minOrderQuantity: 1, multiplicity: 1 })
    server.use(answer('productCards', { items: [plate, drill] }))
    server.use(
      answer('calcBasketV2', ({ body }) =>
        makeBasket(
          body.items.map(({ productId, quantityOrdered }) =>
            productId === 5
              ? makeBasketLine({ product: plate, quantityOrdered })
              : // of so many a piece costs less than the list says (D49)
                makeBasketLine({ product: drill, quantityOrdered, price: 700 }),
          ),
        ),
      ),
    )
    const context = createTestContext()
    for (const productId of [5, 6]) await fragment.prepare?.(context, { productId })
    const { Fragment } = fragment
    const list = (
      <ul>
        {[5, 6].map((productId) => (
          <li key={productId}>
            <Fragment context={context} productId={productId} />
          </li>
        ))}
      </ul>
    )
    const { user, session } = await mountList(context, list)
    const [first, second] = screen.getAllByRole('textbox')
    await user.clear(first as HTMLElement)
    await user.type(first as HTMLElement, '20')
    expect(first?.closest('form')).not.toHaveAttribute('data-typed')
    await user.type(first as HTMLElement, '{Enter}')
    expect(second).toHaveFocus()
    expect(session.popups.getState().items).toEqual([])
    await user.keyboard('3{Enter}')
    await waitFor(() =>
      expect(session.basket.getState().lines).toEqual(
        new Map([
          [5, 20],
          [6, 3],
        ]),
      ),
    )
    const sum = 20 * (plate.price?.amount ?? 0) + 3 * 700
    await waitFor(() =>
      expect(session.popups.getState().items.map(({ text }) => text.replace(/\s/g, ' '))).toEqual([
        `Только что добавлено: 2 поз. на ${formatMoney(sum)}`.replace(/\s/g, ' '),
      ]),
    )
  })

  test('набранное количество отмечено, пока не положено: по нему кнопку списка видно', async () => {
    server.use(calculated(plate))
    const { user } = await mount(plate)
    const form = screen.getByRole('textbox').closest('form')
    expect(form).not.toHaveAttribute('data-typed')
    await user.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    expect(form).toHaveAttribute('data-typed')
    await user.click(screen.getByRole('button', { name: /корзину/ }))
    await screen.findByRole('link', { name: /В\sкорзине/ })
    expect(form).not.toHaveAttribute('data-typed')
  })

  test('пока ответа нет, второе нажатие не прибавляет', async () => {
    server.use(hang('calcBasketV2'))
    const { user, session } = await mount(plate)
    await user.dblClick(screen.getByRole('button', { name: /корзину/ }))
    expect(session.basket.getState().lines.get(5)).toBe(10)
  })

  test('товар уже в корзине: Enter в количестве не прибавляет', async () => {
    server.use(calculated(plate))
    const { user, session } = await mount(plate)
    await user.type(screen.getByRole('textbox'), '{Enter}')
    await screen.findByRole('link', { name: /В\sкорзине/ })
    await user.type(screen.getByRole('textbox'), '{Enter}{Enter}')
    expect(session.basket.getState().lines.get(5)).toBe(10)
  })

  test('нажатое до оживления повторяется один раз, с набранным количеством', async () => {
    server.use(calculated(plate))
    reserve('17', { isHeld: true })
    const { session } = await mount(plate)
    await waitFor(() => expect(session.basket.getState().lines.get(5)).toBe(20))
    expect(window.ispHeldForms?.size).toBe(0)
  })

  test('клавиатура была на кнопке: нажатая до оживления оставляет её на ссылке, ненажатая — на кнопке', async () => {
    server.use(calculated(plate))
    const focusButton = (isHeld: boolean) =>
      (reserve('10', { isHeld }).nextElementSibling as HTMLElement).focus()
    focusButton(false)
    await mount(plate)
    expect(screen.getByRole('button', { name: /Пластина$/ })).toHaveFocus()

    document.body.innerHTML = ''
    focusButton(true)
    await mount(plate)
    const link = await screen.findByRole('link', { name: /Пластина/ })
    await waitFor(() => expect(link).toHaveFocus())
  })

  test('набранное до оживления не теряется, клавиатура остаётся в поле', async () => {
    reserve('25').focus()
    await mount(plate)
    const field = document.querySelector('form[data-hydrated] input')
    expect(field).toHaveValue('25')
    expect(field).toHaveFocus()
  })

  test('набранное, пока кнопка рисуется, не теряется, и клавиатура не остаётся нигде', async () => {
    const early = reserve('10')
    /** Drawn after the fragment, before either is there: the moment in which a slow phone takes a person's keys. */
    const Meanwhile = () => {
      early.value = '25'
      early.focus()
      early.form?.remove()
      early.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      return null
    }
    await mount(plate, createTestContext(), <Meanwhile />)
    const field = document.querySelector('form[data-hydrated] input')
    expect(field).toHaveValue('25')
    expect(field).toHaveFocus()
  })

  test('карточки всей страницы приходят одним запросом', async () => {
    const asked: number[][] = []
    server.use(
      answer('productCards', ({ body }) => {
        asked.push(body.ids)
        return { items: body.ids.map((id) => makeProductCard({ id })) }
      }),
    )
    const context = createTestContext()
    await Promise.all([1, 2, 3].map((productId) => fragment.prepare?.(context, { productId })))
    expect(asked).toEqual([[1, 2, 3]])
  })
})
