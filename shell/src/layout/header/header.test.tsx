import { answer, makeSectionTree, refuse, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const isPhone = vi.fn(() => false)
beforeEach(() => {
  isPhone.mockReturnValue(false)
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone() }))
})

const shell = shellFixture(() => [
  { id: 'test:search', path: '/search/:text/', element: <p>результаты</p> },
])
const open = (address = '/delivery/') => renderRoute(shell, address)
const header = () => within(screen.getByRole('banner'))
const searchField = () => header().getByRole<HTMLInputElement>('searchbox')

describe('отметки в шапке (§2.3)', () => {
  test('пока сравнивать нечего, у ссылки нет числа', async () => {
    await open()
    expect(header().getAllByRole('link', { name: 'Сравнение' }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /Сравнение, / })).toBeNull()
  })

  test('посетитель видит, сколько товаров он сравнивает: в шапке, в меню и внизу на телефоне', async () => {
    const { session } = await open()
    act(() => {
      session.preferences.getState().toggleComparison(7)
      session.preferences.getState().toggleComparison(8)
    })
    const links = screen.getAllByRole('link', { name: /^Сравнение, 2\sтовара$/, hidden: true })
    expect(links).toHaveLength(3)
    for (const link of links) {
      const marker = link.querySelector('[data-count="2"]') ?? within(link).queryByText('2')
      expect(marker).not.toBeNull()
    }
  })

  test('пустая корзина так и называется и ведёт в корзину', async () => {
    await open()
    expect(header().getByRole('link', { name: 'Корзина пуста' })).toHaveAttribute(
      'href',
      '/basket/',
    )
  })

  test('конструкторы помечены как новое, текущий раздел отмечен для программ чтения', async () => {
    await open()
    expect(
      header().getAllByRole('link', { name: /Конструкторы.*новое/, hidden: true }),
    ).toHaveLength(2)
    for (const link of header().getAllByRole('link', { name: 'Доставка', hidden: true })) {
      expect(link).toHaveAttribute('aria-current', 'page')
    }
  })
})

describe('§2.3: ссылки шапки', () => {
  const services = ['/brands/', '/delivery/', '/contacts/', '/constructors/']
  const addressesIn = (part: HTMLElement | null) =>
    [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  const burger = () => document.querySelector<HTMLElement>('header details')
  /** The CSS display values of an element: unconditional, and under media conditions. */
  const displaysOf = (element: Element) => {
    const said = (rules: Iterable<CSSRule>, condition: string): string[] =>
      [...rules].flatMap((rule) => {
        if ('media' in rule) {
          const { media, cssRules } = rule as CSSMediaRule
          return said(cssRules, media.mediaText)
        }
        const { selectorText, style } = rule as CSSStyleRule
        if (!style?.display || !element.matches(selectorText)) return []
        return [`${condition} ${style.display}`.trim()]
      })
    return [...document.styleSheets].flatMap(({ cssRules }) => said(cssRules, ''))
  }

  test('верхняя полоса: бренды, доставка, контакты, конструкторы, почта, сравнение, кабинет', async () => {
    await open()
    const strip = header().getByRole('navigation', { name: 'О магазине', hidden: true })
    expect(addressesIn(strip)).toEqual(services)
    expect(addressesIn(strip.parentElement).slice(services.length)).toEqual([
      'mailto:service@example.com',
      '/comparison/',
      '/cabinet/',
    ])
  })

  test('почта есть при всякой ширине верхней полосы', async () => {
    await open()
    const [letter] = header().getAllByRole('link', {
      name: 'Написать на service@example.com',
      hidden: true,
    })
    expect(displaysOf(letter as HTMLElement)).toEqual(['inline-flex'])
  })

  test('меню телефона: бренды, доставка, контакты, конструкторы, кабинет, сравнение', async () => {
    await open()
    expect(addressesIn(burger()?.querySelector('ul') ?? null)).toEqual([
      ...services,
      '/cabinet/',
      '/comparison/',
    ])
  })

  test('§9: до 743 px меню телефона, с 744 px верхняя полоса; меню во всю ширину', async () => {
    await open()
    const details = burger() as HTMLElement
    const strip = header()
      .getByRole('navigation', { name: 'О магазине', hidden: true })
      .closest('[data-surface]') as HTMLElement
    expect(displaysOf(details)).toEqual(['(min-width: 744px) none'])
    expect(displaysOf(strip)).toEqual(['none', '(min-width: 744px) block'])
    expect(details.querySelector('nav')).toHaveStyle({ position: 'absolute', insetInline: '0px' })
  })
})

describe('поиск в шапке (§2.3, §2.5)', () => {
  test('без скриптов это обычная форма на /search/ с полем q', async () => {
    await open()
    const form = header().getByRole('search')
    expect(form).toHaveAttribute('action', '/search/')
    expect(form).toHaveAttribute('method', 'get')
    expect(searchField()).toHaveAttribute('name', 'q')
    expect(searchField()).toHaveAttribute('placeholder', 'найти товар, бренд, категорию')
  })

  test('пустой запрос никуда не ведёт', async () => {
    const { user, address } = await open()
    await user.type(searchField(), '   ')
    await user.click(header().getByRole('button', { name: 'Найти' }))
    expect(address()).toBe('/delivery/')
    expect(searchField()).toHaveFocus()
  })

  test('на телефоне Enter ждёт трёх знаков, а кнопке хватает одного', async () => {
    isPhone.mockReturnValue(true)
    const { user, address } = await open()
    await user.type(searchField(), 'ф{Enter}')
    expect(address()).toBe('/delivery/')
    await user.click(header().getByRole('button', { name: 'Найти' }))
    expect(decodeURIComponent(address())).toBe('/search/ф/')
  })

  test('на компьютере Enter ищет с одного знака, косая черта в артикуле не ломает адрес', async () => {
    const { user, address } = await open()
    await user.type(searchField(), ' 10/12 {Enter}')
    expect(address()).toBe('/search/10%2F12/')
    expect(searchField()).toHaveValue('10/12')
  })

  test('если подсказки уже перехватили отправку, форма не ищет второй раз', async () => {
    const { user, address, session } = await open()
    const form = header().getByRole('search')
    form.addEventListener('submit', (event) => event.preventDefault())
    await user.type(searchField(), 'фреза{Enter}')
    expect(address()).toBe('/delivery/')
    expect(session.searchHistory.getState().entries).toEqual([])
  })

  test('запрос попадает в историю, клавиатура телефона убирается', async () => {
    const { user, session } = await open()
    await user.type(searchField(), ' фреза {Enter}')
    expect(session.searchHistory.getState().entries.map(({ value }) => value)).toEqual(['фреза'])
    expect(searchField()).not.toHaveFocus()
  })

  test('Enter, которым выбирают иероглиф или подсказку клавиатуры, поиску не мешает и его не начинает', async () => {
    isPhone.mockReturnValue(true)
    const { user, address } = await open()
    await user.type(searchField(), 'ф')
    // not prevented: Enter belongs to the input method of the phone
    expect(fireEvent.keyDown(searchField(), { key: 'Enter', isComposing: true })).toBe(true)
    expect(fireEvent.keyDown(searchField(), { key: 'Enter' })).toBe(false)
    expect(address()).toBe('/delivery/')
  })

  test('на странице результатов в поле стоит запрос, а после ухода с неё поле пустеет', async () => {
    const { router } = await open('/search/%D1%84%D1%80%D0%B5%D0%B7%D0%B0/')
    expect(searchField()).toHaveValue('фреза')
    await act(() => router.navigate('/payment/'))
    expect(searchField()).toHaveValue('')
  })

  test('набранное заново не стирается при переходе', async () => {
    const { router, user } = await open('/search/%D1%84%D1%80%D0%B5%D0%B7%D0%B0/')
    await user.clear(searchField())
    await user.type(searchField(), 'метчик')
    await act(() => router.navigate('/payment/'))
    expect(searchField()).toHaveValue('метчик')
  })
})

describe('§2.3: где посетитель', () => {
  const bottom = () =>
    within(document.querySelector('nav[aria-label="Быстрый переход"]') as HTMLElement)
  const current = () =>
    bottom()
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent)

  test.each([
    ['/', ['Главная']],
    ['/catalog/sverla/2/', ['Каталог']],
    ['/basket/', ['Корзина']],
    ['/delivery/', []],
  ])('на %s внизу телефона отмечено %j', async (address, marked) => {
    const pages = shellFixture(() => [{ id: 'test:any', path: '*', element: <p>страница</p> }])
    await renderRoute(pages, address, {
      handlers: [refuse('sectionTree', 'CATALOG_NOT_READY'), refuse('brands', 'CATALOG_NOT_READY')],
    })
    expect(current()).toEqual(marked)
  })

  test('больше девяноста девяти товаров в сравнении отмечены как «99+»', async () => {
    const { session } = await open()
    act(() => {
      for (let id = 1; id <= 100; id++) session.preferences.getState().toggleComparison(id)
    })
    const [link] = bottom().getAllByRole('link', {
      name: /^Сравнение, 100\sтоваров$/,
      hidden: true,
    })
    expect(link?.querySelector('[data-count]')).toHaveAttribute('data-count', '99+')
  })
})

describe('§2.3: кнопка каталога', () => {
  const button = () => header().getByRole('link', { name: 'Каталог' })

  test('это ссылка на каталог; по щелчку открывает разделы, по Escape закрывает и возвращает фокус', async () => {
    const { user, address } = await renderRoute(shell, '/delivery/', {
      handlers: [answer('sectionTree', { items: makeSectionTree() })],
    })
    expect(button()).toHaveAttribute('href', '/catalog/')
    await user.click(button())
    expect(await screen.findByRole('link', { name: 'Режущий инструмент' })).toHaveAttribute(
      'href',
      '/catalog/rezhushchiy-instrument/',
    )
    expect(screen.getByRole('link', { name: /^Фрезы\s*310$/ })).toBeInTheDocument()
    expect(address()).toBe('/delivery/')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('navigation', { name: 'Разделы каталога' })).toBeNull()
    expect(button()).toHaveFocus()
  })

  test('если разделы не пришли, посетитель видит это и может повторить', async () => {
    const { user } = await renderRoute(shell, '/delivery/', {
      handlers: [refuse('sectionTree', 'DATABASE_UNAVAILABLE')],
    })
    await user.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Разделы не загрузились')
    expect(within(alert).getByRole('button', { name: 'Повторить' })).toBeInTheDocument()
    expect(header().getByRole('link', { name: 'Весь каталог' })).toHaveAttribute(
      'href',
      '/catalog/',
    )
  })

  test('смена страницы закрывает панель', async () => {
    const { user, router } = await renderRoute(shell, '/delivery/', {
      handlers: [answer('sectionTree', { items: makeSectionTree() })],
    })
    await user.click(button())
    await screen.findByRole('navigation', { name: 'Разделы каталога' })
    await act(() => router.navigate('/payment/'))
    expect(screen.queryByRole('navigation', { name: 'Разделы каталога' })).toBeNull()
  })
})

describe('§2.3: меню на телефоне', () => {
  const menu = () => document.querySelector<HTMLDetailsElement>('header details')

  test('без скриптов это раскрывающийся список ссылок; Escape и переход его закрывают', async () => {
    const { user, router } = await open()
    const details = menu()
    if (!details) throw new Error('no menu in the header')
    details.open = true
    await user.keyboard('{Escape}')
    expect(details.open).toBe(false)
    details.open = true
    await act(() => router.navigate('/payment/'))
    expect(details.open).toBe(false)
    details.open = true
    await user.click(document.body)
    expect(details.open).toBe(false)
  })
})
