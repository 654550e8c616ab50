import { afterPaint } from '@isp/session'
import { answer, makeFacets, makeProductsAnswer, makeSection, renderRoute } from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import remote from './routes.tsx'

const slug = 'sverla-spiralnye'
const open = async () => {
  const page = await renderRoute(remote, `/catalog/${slug}/`, {
    handlers: [
      answer('section', makeSection()),
      answer('listProducts', () => makeProductsAnswer({ total: 59, facets: makeFacets() })),
    ],
  })
  // the window's keyboard comes with a part that is asked for once the page is painted
  await act(async () => {
    await afterPaint()
    await import('../shared/filters/late-filters.ts')
  })
  return page
}

// jsdom knows no media queries: what a phone shows is said by the style below
const opener = () => document.querySelector('a.filters-button') as HTMLElement
const dialog = () => screen.queryByRole('dialog', { name: 'Фильтры' })
const closer = () => document.querySelector('a[aria-label="Закрыть фильтры"]') as HTMLElement

const phone = document.createElement('style')
phone.textContent = '#filters, #filters *, .filters-button { display: block !important }'
beforeEach(() => document.head.append(phone))
afterEach(() => {
  phone.remove()
  history.replaceState(null, '', '/')
})

describe('фильтры на телефоне', () => {
  test('открываются окном с клавиатурой внутри; Escape закрывает и возвращает её на кнопку', async () => {
    const { user } = await open()
    expect(dialog()).toBeNull()
    opener().focus()
    await user.click(opener())
    expect(dialog()).toHaveAttribute('aria-modal', 'true')
    expect(closer()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(opener()).toHaveFocus()
  })

  test('клавиатура из окна не уходит: с последней остановки — на первую и обратно', async () => {
    const { user } = await open()
    await user.click(opener())
    const stops = dialog()?.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, summary',
    )
    const last = [...(stops ?? [])].at(-1)
    await user.tab({ shift: true })
    expect(last).toHaveFocus()
    await user.tab()
    expect(closer()).toHaveFocus()
  })

  test('крестик закрывает; выбор сделан — «Показать» закрывает и ведёт к списку', async () => {
    const { user } = await open()
    await user.click(opener())
    await user.click(closer())
    expect(dialog()).toBeNull()
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: /^Показать/, hidden: true }))
    expect(dialog()).toBeNull()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus(),
    )
  })

  test('отмеченная галочка окна не закрывает', async () => {
    const { user, address } = await open()
    await user.click(opener())
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    await waitFor(() => expect(address()).toContain('stock=now'))
    expect(dialog()).not.toBeNull()
  })

  test('открытые ссылкой до оживления страницы остаются открытыми', async () => {
    history.replaceState(null, '', '/#filters')
    await open()
    await act(async () => {})
    expect(dialog()).not.toBeNull()
  })
})
