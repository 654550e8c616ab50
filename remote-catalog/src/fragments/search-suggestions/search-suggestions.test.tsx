import { RemoteContextProvider } from '@isp/federation/remote'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import {
  answer,
  createTestContext,
  disconnect,
  enterAs,
  makeSuggestions,
  refuse,
  server,
  signInHandlers,
  words,
} from '@isp/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchSuggestions } from './search-suggestions.tsx'

const asked: string[] = []
const faked: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
}

/** The shell's plain form with the fragment beside it. */
const open = async (
  history: readonly string[] = [],
  typedBefore = '',
  as: 'anonymous' | 'buyer' = 'anonymous',
) => {
  document.body.innerHTML =
    '<form action="/search/"><input name="q" aria-label="Поиск"><button>Найти</button></form><p>мимо</p>'
  const form = document.querySelector('form') as HTMLFormElement
  const input = document.querySelector('input') as HTMLInputElement
  if (typedBefore) {
    input.value = typedBefore
    input.focus()
  }
  const context = createTestContext()
  if (as !== 'anonymous') {
    vi.useRealTimers()
    server.use(...signInHandlers(as))
    await enterAs(context, as)
    vi.useFakeTimers(faked)
  }
  for (const value of history) context.session.searchHistory.getState().add(value)
  const fragment = (
    <RemoteContextProvider context={context}>
      <SearchSuggestions input={input} form={form} />
    </RemoteContextProvider>
  )
  const router = createMemoryRouter([{ id: 'any', path: '*', element: fragment }])
  render(
    <SessionProvider session={context.session}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionProvider>,
    { container: document.body.appendChild(document.createElement('div')) },
  )
  return {
    form,
    input,
    type: (value: string) => fireEvent.input(input, { target: { value } }),
    press: (key: string, over: KeyboardEventInit = {}) =>
      fireEvent.keyDown(input, { key, ...over }),
    go: (to: string) => act(() => router.navigate(to)),
    address: () =>
      decodeURIComponent(router.state.location.pathname + router.state.location.search),
    history: () => context.session.searchHistory.getState().entries.map(({ value }) => value),
  }
}

/** Lets the pause of §2.5 pass, and the answer arrive. */
const pause = async (ms = 1000) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() => vi.advanceTimersByTimeAsync(50))
}

const setWidth = (width: number) => {
  window.innerWidth = width
}

const noArticles = { items: [], total: 0, page: 1, pageSize: 20, pages: 1 }

beforeEach(() => {
  vi.useFakeTimers(faked)
  setWidth(1280)
  asked.length = 0
  server.use(
    answer('searchSuggestions', ({ query }) => {
      asked.push(query.q)
      return query.q === 'яяя' ? { products: [], sections: [], brands: [] } : makeSuggestions()
    }),
    answer('articles', noArticles),
  )
})
afterEach(() => vi.useRealTimers())

describe('подсказки поиска (§2.5)', () => {
  test('опоздавшие подсказки открываются для того, что уже набрано', async () => {
    await open([], 'сверло')
    await pause()
    expect(asked).toEqual(['сверло'])
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0)
  })

  test('несколько артикулов: первой строкой — открыть списком, стрелка и Enter ведут в быстрый заказ', async () => {
    server.use(
      answer('checkQuickOrder', ({ body }) => ({
        lines: body.text.split('\n').map((text, at) => ({
          ...{ line: at + 1, text, state: 'understood' as const, article: text, quantity: 1 },
          ...{ isQuantitySaid: false, quantityOrdered: 1, product: null, candidates: [] },
          ...{ reason: null, unused: '', notes: [] },
        })),
      })),
    )
    const { type, press, address } = await open()
    type('2301-1020-19, 2300-0850')
    await pause()
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(/2\sартикула — открыть списком/)
    press('ArrowDown')
    press('Enter')
    await pause()
    expect(address()).toBe('/basket/?quick=2301-1020-19\n2300-0850')
  })

  test('задача 14: вошедшему первым стоит то, что его компания зовёт этим номером, один раз', async () => {
    const own = makeSuggestions().products.slice(0, 1)
    server.use(answer('ownProductsNamed', { products: own }))
    const { type } = await open([], '', 'buyer')
    type('ТМЦ-00412')
    await pause()
    const options = screen.getAllByRole('option')
    const article = own[0]?.article ?? ''
    expect(options[0]).toHaveTextContent(article)
    expect(options.filter((option) => option.textContent?.includes(article))).toHaveLength(1)
  })

  test('двух символов мало, пробелы не считаются', async () => {
    const { type, input } = await open()
    type('  св  ')
    await pause(3000)
    expect(asked).toEqual([])
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.queryByText('Ищем…')).toBeNull()
    expect(input).toHaveAttribute('aria-expanded', 'false')
  })

  test('запрос уходит один раз, через секунду после последней буквы', async () => {
    const { type } = await open()
    type('све')
    await pause(800)
    type('свер')
    await pause(900)
    expect(asked).toEqual([])
    await pause(100)
    expect(asked).toEqual(['свер'])
  })

  test('посетитель видит разделы с родителем и товары, найденное выделено, ссылки помнят запрос', async () => {
    const { type } = await open()
    type('свер')
    await pause()
    const section = screen.getByRole('option', { name: /Свёрла спиральные/ })
    expect(section).toHaveTextContent('Режущий инструмент')
    expect(section).toHaveAttribute(
      'href',
      `/catalog/sverla-spiralnye/?searched=${encodeURIComponent('свер')}`,
    )
    expect(within(section).getByText('Свёр').tagName).toBe('MARK')
    const product = screen.getByRole('option', { name: /VT-1204/ })
    expect(product).toHaveAttribute(
      'href',
      `/product/sverlo-vt-1001/?searched=${encodeURIComponent('свер')}`,
    )
    expect(within(product).getByText('Свер').tagName).toBe('MARK')
  })

  test('у товара назван бренд, а названный бренд предложен ссылкой на его страницу', async () => {
    server.use(
      answer('searchSuggestions', () =>
        makeSuggestions({ brands: [{ id: 3, slug: 'volgatool', name: 'ВолгаТул' }] }),
      ),
    )
    const { type } = await open()
    type('волга')
    await pause()
    const brand = screen.getByRole('option', { name: 'ВолгаТул' })
    expect(brand).toHaveAttribute('href', '/brands/volgatool/')
    expect(screen.getByRole('option', { name: /VT-1204/ })).toHaveTextContent('ВолгаТул · Арт.')
  })

  test('задача 46: чего из запроса нет, сказано и в подсказках', async () => {
    const match = {
      ...{ kind: 'absent' as const, text: 'болт м8х30', missing: '8.8', values: ['10.9'] },
      property: 'Класс прочности',
    }
    server.use(answer('searchSuggestions', () => ({ ...makeSuggestions(), match })))
    const { type } = await open()
    type('болт м8х30 8.8')
    await pause()
    expect(screen.getByText('Нет «8.8», есть 10.9')).toBeVisible()
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1)
  })

  test('материалы базы знаний — после товаров, не больше трёх; недоступны — товары остаются', async () => {
    const items = ['raz', 'dva', 'tri', 'chetyre'].map((slug) => ({
      ...{ slug, title: `Сверление ${slug}`, summary: 'О сверле', minutes: 2 },
      updatedAt: '2026-03-01T09:00:00.000Z',
    }))
    server.use(answer('articles', { ...noArticles, items, total: 4 }))
    const { type } = await open()
    type('сверление')
    await pause()
    const help = within(screen.getByRole('group', { name: 'База знаний' }))
    expect(help.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/help/raz/',
      '/help/dva/',
      '/help/tri/',
    ])
    server.use(disconnect('articles'))
    type('сверло')
    await pause()
    expect(screen.queryByRole('group', { name: 'База знаний' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Товары' })).toBeInTheDocument()
  })

  test('ничего не найдено — так и сказано', async () => {
    const { type } = await open()
    type('яяя')
    await pause()
    expect(screen.getByText('Ничего не найдено')).toBeVisible()
  })

  test('сбой сервера не выдаётся за «ничего не найдено»', async () => {
    server.use(refuse('searchSuggestions', 'CATALOG_NOT_READY', 'Каталог обновляется.'))
    const { type } = await open()
    type('свер')
    await pause()
    expect(screen.getByRole('alert')).toHaveTextContent('Каталог обновляется.')
  })

  test('стрелки ходят по списку, Enter открывает выбранное, список закрывается', async () => {
    const { type, press, input, address } = await open()
    type('свер')
    await pause()
    expect(input).toHaveAttribute('aria-expanded', 'true')
    press('ArrowDown')
    press('ArrowDown')
    const active = input.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(active)).toHaveTextContent('Сверло спиральное 8,5 мм')
    await act(async () => press('Enter'))
    expect(address()).toBe('/product/sverlo-vt-1001/?searched=свер')
    expect(input).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape и нажатие мимо закрывают список, щелчок в поле открывает снова', async () => {
    const { type, press, input } = await open()
    type('свер')
    await pause()
    expect(press('Escape')).toBe(false) // the browser must not wipe the text as well
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(press('Escape')).toBe(true)
    fireEvent.click(input)
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    fireEvent.pointerDown(screen.getByText('мимо'))
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})

describe('Enter и кнопка (§2.5, D16)', () => {
  test('на большом экране Enter ищет с одного символа, пустое поле остаётся на месте', async () => {
    const { type, press, input, address, history } = await open(['фреза'])
    fireEvent.click(input)
    await act(async () => press('Enter'))
    expect(address()).toBe('/')
    expect(screen.queryByRole('listbox')).toBeNull()
    type(' м ')
    await act(async () => press('Enter'))
    expect(address()).toBe('/search/м/')
    expect(history()).toEqual(['м', 'фреза'])
  })

  test('на телефоне Enter ждёт трёх символов и до того не закрывает поиск', async () => {
    setWidth(390)
    const { type, press, input, address } = await open(['фреза'])
    fireEvent.click(input)
    await act(async () => press('Enter'))
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    type('св')
    await act(async () => press('Enter'))
    expect(address()).toBe('/')
    type('свер')
    await pause()
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    await act(async () => press('Enter'))
    expect(address()).toBe('/search/свер/')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('кнопка везде ищет с одного символа', async () => {
    setWidth(390)
    const { type, form, address } = await open()
    await act(async () => fireEvent.submit(form))
    expect(address()).toBe('/')
    type('м')
    await act(async () => fireEvent.submit(form))
    expect(address()).toBe('/search/м/')
  })
})

describe('история поиска (§2.5)', () => {
  test('пустое поле показывает историю, новое сверху; выбранное встаёт в поле', async () => {
    const { input } = await open(['фреза', 'сверло'])
    fireEvent.click(input)
    const list = screen.getByRole('listbox', { name: 'История' })
    expect(
      within(list)
        .getAllByRole('option')
        .map((item) => item.textContent),
    ).toEqual(['сверло', 'фреза'])
    fireEvent.click(within(list).getByRole('option', { name: 'фреза' }))
    expect(input.value).toBe('фреза')
    await pause()
    expect(asked).toEqual(['фреза'])
  })

  test('запись убирается по одной, а «Очистить» убирает всё', async () => {
    const { input, history } = await open(['фреза', 'сверло'])
    fireEvent.click(input)
    fireEvent.click(screen.getByRole('button', { name: words('Убрать «сверло» из истории') }))
    expect(history()).toEqual(['фреза'])
    fireEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(history()).toEqual([])
    expect(screen.queryByText('История')).not.toBeInTheDocument()
  })
})

describe('подсказки, клавиатура и история (§2.5)', () => {
  test('Enter, которым выбирают слово на клавиатуре телефона или в раскладке с составными знаками, не ищет', async () => {
    const { type, press, address, history } = await open()
    type('фреза')
    await pause()
    expect(press('Enter', { isComposing: true })).toBe(true)
    press('ArrowDown', { isComposing: true })
    expect(address()).toBe('/')
    expect(history()).toEqual([])
    expect(screen.getByRole('listbox')).toBeInTheDocument()
  })

  test('поиск, который кончился товаром, тоже попадает в историю', async () => {
    const { type, address, history } = await open()
    type('свер')
    await pause()
    await act(async () => fireEvent.click(screen.getByRole('option', { name: /VT-1204/ })))
    expect(address()).toBe('/product/sverlo-vt-1001/?searched=свер')
    expect(history()).toEqual(['свер'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('товар, открытый в новой вкладке, этой не трогает', async () => {
    const { type, address, history } = await open()
    type('свер')
    await pause()
    const keep = (event: Event) => event.preventDefault() // jsdom follows no links
    document.addEventListener('click', keep)
    fireEvent.click(screen.getByRole('option', { name: /VT-1204/ }), { ctrlKey: true })
    document.removeEventListener('click', keep)
    expect(address()).toBe('/')
    expect(history()).toEqual([])
    expect(screen.getByRole('listbox')).toBeInTheDocument()
  })

  test('стрелки доходят до краёв списка и выходят из него; вверх из поля — на последнюю строку', async () => {
    const { type, press, input } = await open()
    type('свер')
    await pause()
    const options = screen.getAllByRole('option')
    const active = () => input.getAttribute('aria-activedescendant')
    expect(press('ArrowUp')).toBe(false)
    expect(active()).toBe(options.at(-1)?.id)
    expect(options.at(-1)).toHaveAttribute('aria-selected', 'true')
    press('ArrowDown')
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toBe(options[0]?.id)
    press('ArrowUp')
    expect(active()).toBeNull()
  })

  test('поле названо полем со списком, а без подсказок — снова обычное', async () => {
    const { input } = await open(['фреза'])
    expect(input).toHaveAttribute('role', 'combobox')
    expect(input).toHaveAttribute('aria-autocomplete', 'list')
    fireEvent.click(input)
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    cleanup()
    for (const name of ['role', 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
      expect(input).not.toHaveAttribute(name)
  })

  test('список закрывается, когда открылась другая страница и когда клавиатура ушла из поиска', async () => {
    const { type, go, input, form } = await open()
    type('свер')
    await pause()
    await go('/other/')
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.click(input)
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    fireEvent.focusOut(input, { relatedTarget: form.querySelector('button') })
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    fireEvent.focusOut(input, {
      relatedTarget: document.body.appendChild(document.createElement('a')),
    })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('опоздавший ответ на прежний запрос нового не заслоняет', async () => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
    server.use(
      answer('searchSuggestions', async ({ query }) => {
        if (query.q === 'свер') await late
        const brands = [{ id: 3, slug: 'b', name: `найдено-${query.q}` }]
        return { products: [], sections: [], brands }
      }),
    )
    const { type } = await open()
    type('свер')
    await pause()
    expect(screen.getByText('Ищем…')).toBeInTheDocument()
    type('фреза')
    await pause()
    expect(screen.getByRole('option', { name: /фреза$/ })).toBeInTheDocument()
    arrive()
    await pause()
    expect(screen.queryByRole('option', { name: /свер$/ })).toBeNull()
    expect(screen.getByRole('option', { name: /фреза$/ })).toBeInTheDocument()
  })

  test('слишком длинный запрос обрезан до того, что принимает сервер, не посреди знака', async () => {
    const { type } = await open()
    type(`${'а'.repeat(199)}😀`)
    await pause()
    expect(asked).toEqual(['а'.repeat(199)])
    type('в'.repeat(300))
    await pause()
    expect(asked.at(-1)).toBe('в'.repeat(200))
  })

  test.each(['.', '..'])('«%s» адреса не имеет: поиск открывается пустым', async (text) => {
    const { type, press, address } = await open()
    type(text)
    await act(async () => press('Enter'))
    expect(address()).toBe('/search/')
  })

  test('«Очистить» возвращает клавиатуру в поле', async () => {
    const { input } = await open(['фреза'])
    fireEvent.click(input)
    const clear = screen.getByRole('button', { name: 'Очистить' })
    clear.focus()
    fireEvent.click(clear)
    expect(input).toHaveFocus()
  })
})
