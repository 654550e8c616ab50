import { answer, makeSectionTree, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const HEIGHT = 60

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
  vi.stubGlobal('ResizeObserver', undefined) // the height is measured at once
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.scrollY = 0
})

const header = () => within(screen.getByRole('banner'))
const menu = () => screen.getByRole('banner').querySelector('details') as HTMLDetailsElement
const open = () =>
  renderRoute(shellFixture(), '/delivery/', {
    handlers: [answer('sectionTree', { items: makeSectionTree() })],
  })

const scroll = (y: number) =>
  act(async () => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })
/** Whether sticky elements below the header treat it as hidden. */
const isHidden = () => document.documentElement.style.getPropertyValue('--header-offset') === '0px'

describe('§2.3: шапка при прокрутке страницы', () => {
  test('вниз уходит и места не занимает, вверх возвращается', async () => {
    await open()
    expect(isHidden()).toBe(false)
    await scroll(300)
    expect(isHidden()).toBe(true)
    expect(document.documentElement.style.getPropertyValue('--header-height')).toBe('68px')
    await scroll(200)
    expect(isHidden()).toBe(false)
  })

  test('где место под неё уже верно, стиль страницы не меняется: пересчитывать его дорого', async () => {
    const rules = document.createElement('style')
    rules.textContent = ':root { --header-offset: 60px; --header-height: 68px }'
    document.head.append(rules)
    document.documentElement.removeAttribute('style')
    await open()
    expect(document.documentElement.style).toHaveLength(0)
    await scroll(300)
    expect(isHidden()).toBe(true)
    rules.remove()
  })

  test('§2.3, §2.4: под объявлением отступ считается от её собственного места, а не от края страницы', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
    const notice = { key: 'k', status: 'info', message: 'Склад закрыт' } as const
    await renderRoute(shellFixture(undefined, 'production', notice), '/delivery/')
    await screen.findByRole('region', { name: 'Объявление магазина' })
    await scroll(242)
    expect(isHidden()).toBe(false)
    await scroll(245)
    expect(isHidden()).toBe(true)
  })

  test('под открытым меню остаётся на месте: меню не уезжает вместе с ней', async () => {
    await open()
    menu().open = true
    await scroll(300)
    expect(isHidden()).toBe(false)
    menu().open = false
    await scroll(600)
    expect(isHidden()).toBe(true)
  })

  test('под открытой панелью каталога остаётся на месте', async () => {
    const { user } = await open()
    await user.click(header().getByRole('link', { name: 'Каталог' }))
    await screen.findByRole('navigation', { name: 'Разделы каталога' })
    act(() => header().getByRole('link', { name: 'Каталог' }).blur())
    await scroll(300)
    expect(isHidden()).toBe(false)
  })

  test('с клавиатурой внутри остаётся на месте: видно, где стоишь', async () => {
    await open()
    act(() => header().getByRole('searchbox').focus())
    await scroll(300)
    expect(isHidden()).toBe(false)
  })
})

describe('§2.3: меню на телефоне', () => {
  const summary = () => menu().querySelector('summary') as HTMLElement

  test('Escape закрывает его и возвращает клавиатуру на его кнопку', async () => {
    const { user } = await open()
    menu().open = true
    // jsdom does not treat a summary as focusable
    const focus = vi.spyOn(summary(), 'focus')
    await user.keyboard('{Escape}')
    expect(menu().open).toBe(false)
    expect(focus).toHaveBeenCalledTimes(1)
  })

  test('закрытое клавиатуры не отбирает', async () => {
    const { user } = await open()
    act(() => header().getByRole('searchbox').focus())
    const focus = vi.spyOn(summary(), 'focus')
    await user.keyboard('{Escape}')
    expect(focus).not.toHaveBeenCalled()
    expect(header().getByRole('searchbox')).toHaveFocus()
  })

  test('нажатие внутри не закрывает', async () => {
    await open()
    menu().open = true
    fireEvent.pointerDown(menu().querySelector('ul') as HTMLElement)
    expect(menu().open).toBe(true)
  })
})
