import {
  answer,
  disconnect,
  makeFacets,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  makeSectionNode,
  refuse,
  renderRoute,
  server,
  words,
} from '@isp/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

const slug = 'sverla-spiralnye'
const section = answer('section', makeSection())
const list = (total = 59) =>
  answer('listProducts', ({ body }) =>
    makeProductsAnswer({ total, page: body.page ?? 1, pageSize: body.pageSize ?? 30 }),
  )
const open = (address: string, handlers = [section, list()]) =>
  renderRoute(remote, address, { handlers })

describe('раздел каталога (§2.1)', () => {
  test.each(['list', 'roomy', 'tile'])(
    'D38: товар, который называет спецификация, отмечен (%s)',
    async (view) => {
      localStorage.setItem('isp_userSettings', JSON.stringify({ catalogView: view }))
      const [named, other] = makeProductCards(2)
      if (!named?.price || !other) throw new Error('products of tests have prices')
      const price = { ...named.price, specification: 'по спецификации № 12' }
      const items = [{ ...named, price }, other]
      await open(`/catalog/${slug}/`, [
        section,
        answer('listProducts', { ...makeProductsAnswer({ total: 2 }), items }),
      ])
      expect(screen.getAllByText(/по спецификации № 12/)).toHaveLength(1)
      localStorage.clear()
    },
  )

  test('посетитель видит товары с артикулом, характеристиками, наличием и ценой', async () => {
    await open(`/catalog/${slug}/`)
    expect(screen.getByRole('heading', { level: 1, name: 'Свёрла спиральные' })).toBeVisible()
    const table = screen.getByRole('table', { name: /Товары/ })
    expect(within(table).getByText('Диаметр, мм')).toBeInTheDocument()
    const row = within(table).getByRole('row', { name: /VT-1204\/1001/ })
    expect(row).toHaveTextContent('HSS-E Co5')
    expect(row).toHaveTextContent('120 шт')
    expect(row).toHaveTextContent('540,50')
    expect(within(row).getByRole('link', { name: /Сверло спиральное/ })).toHaveAttribute(
      'href',
      '/product/sverlo-vt-1001/',
    )
  })

  test('отмеченный фильтр меняет адрес, и список приходит по новому адресу', async () => {
    const { user, address } = await open(`/catalog/${slug}/2/`)
    await user.click(screen.getByRole('checkbox', { name: /ВолгаТул/ }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?brand=volgatool`))
    expect(screen.getByRole('checkbox', { name: /ВолгаТул/ })).toBeChecked()
  })

  test('границы числа применяются, когда обе покинули или нажали Enter', async () => {
    const { user, address } = await open(`/catalog/${slug}/`)
    await user.type(screen.getByRole('textbox', { name: 'Диаметр, от' }), '3,5')
    expect(address()).toBe(`/catalog/${slug}/`)
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Диаметр, до' })).toHaveFocus()
    await user.keyboard('8')
    expect(address()).toBe(`/catalog/${slug}/`)
    await user.tab()
    await waitFor(() =>
      expect(address()).toBe(`/catalog/${slug}/1/filtered/?f_diameter_from=3.5&f_diameter_to=8`),
    )
    // the address goes ahead of the page: the fields are those of the choice once its chip stands
    await screen.findByText(/^Диаметр: .*3,5.*8/)
    await user.clear(screen.getByRole('textbox', { name: 'Диаметр, до' }))
    await user.tab()
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?f_diameter_from=3.5`))
    await screen.findByText(/^Диаметр: от.*3,5/)
    await user.type(screen.getByRole('textbox', { name: 'Цена, до' }), '2000{Enter}')
    await waitFor(() =>
      expect(address()).toBe(`/catalog/${slug}/1/filtered/?price_to=2000&f_diameter_from=3.5`),
    )
  })

  test('с клавиатуры список ближе, чем фильтры: ссылка перед ними ведёт прямо к нему', async () => {
    await open(`/catalog/${slug}/`)
    const link = screen.getByRole('link', { name: 'К списку товаров' })
    const listing = screen.getByRole('region', { name: 'Список товаров' })
    expect(link).toHaveAttribute('href', `#${listing.id}`)
    const filters = screen.getByRole('region', { name: 'Фильтры' })
    expect(link.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('выбранное видно ярлыками, и каждый ярлык снимает своё', async () => {
    const { user, address } = await open(
      `/catalog/${slug}/1/filtered/?brand=volgatool&price_from=100&f_diameter_to=8.5`,
    )
    const chips = screen.getByRole('list', { name: 'Выбранные фильтры' })
    expect(within(chips).getByText('Цена: от 100 ₽')).toBeVisible()
    expect(within(chips).getByText('Диаметр: до 8,5 мм')).toBeVisible()
    await user.click(within(chips).getByRole('link', { name: /Бренд: ВолгаТул/ }))
    await waitFor(() =>
      expect(address()).toBe(`/catalog/${slug}/1/filtered/?price_from=100&f_diameter_to=8.5`),
    )
    await user.click(within(chips).getByRole('link', { name: 'Сбросить всё' }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/`))
  })

  test('после снятия ярлыка клавиатура остаётся рядом: на следующем ярлыке, а без них — на списке', async () => {
    const { user, address } = await open(
      `/catalog/${slug}/1/filtered/?brand=hartner&brand=volgatool&price_from=100`,
    )
    await user.click(screen.getByRole('link', { name: /Бренд: Hartner/ }))
    await waitFor(() => expect(address()).not.toContain('hartner'))
    await waitFor(() => expect(screen.getByRole('link', { name: /Бренд: ВолгаТул/ })).toHaveFocus())
    const chips = screen.getByRole('list', { name: 'Выбранные фильтры' })
    await user.click(within(chips).getByRole('link', { name: 'Сбросить всё' }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/`))
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveFocus(),
    )
  })

  test('выбор далеко внизу возвращает к началу списка, а «Показать» переводит туда и клавиатуру', async () => {
    const { user } = await open(`/catalog/${slug}/`)
    const listing = screen.getByRole('region', { name: 'Список товаров' })
    const scroll = vi.fn()
    listing.scrollIntoView = scroll
    const place = vi.spyOn(listing, 'getBoundingClientRect').mockReturnValue({ top: 0 } as DOMRect)
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    expect(await screen.findByText('Наличие: В наличии')).toBeVisible()
    await waitFor(() => expect(place).toHaveBeenCalled())
    expect(scroll).not.toHaveBeenCalled() // the start is in sight
    place.mockReturnValue({ top: -900 } as DOMRect)
    await user.click(screen.getByRole('checkbox', { name: /Hartner/ }))
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1))
    // beside the list there is no such button: it belongs to the panel of a phone
    await user.click(screen.getByRole('button', { name: /^Показать/, hidden: true }))
    expect(listing).toHaveFocus()
    expect(scroll).toHaveBeenCalledTimes(2)
  })

  test('«назад» возвращает и форму: прежняя цена не остаётся в поле и не уходит со следующим выбором', async () => {
    const { user, address, router } = await open(`/catalog/${slug}/`)
    await user.type(screen.getByRole('textbox', { name: 'Цена, от' }), '500{Enter}')
    expect(await screen.findByText('Цена: от 500 ₽')).toBeVisible()
    await act(() => router.navigate(-1))
    expect(address()).toBe(`/catalog/${slug}/`)
    const price = screen.getByRole('textbox', { name: 'Цена, от' })
    await waitFor(() => expect(price).toHaveValue(''))
    await user.click(screen.getByRole('checkbox', { name: /ВолгаТул/ }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?brand=volgatool`))
  })

  test('«назад» снимает галочку, и следующая не тянет её за собой', async () => {
    const { user, address, router } = await open(`/catalog/${slug}/`)
    await user.click(screen.getByRole('checkbox', { name: /ВолгаТул/ }))
    expect(await screen.findByText('Бренд: ВолгаТул')).toBeVisible()
    await act(() => router.navigate(-1))
    const brand = screen.getByRole('checkbox', { name: /ВолгаТул/ })
    await waitFor(() => expect(brand).not.toBeChecked())
    await user.click(screen.getByRole('checkbox', { name: /Hartner/ }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?brand=hartner`))
  })

  test('пока приходит список по галочке, набранная в другом поле цена не пропадает', async () => {
    const { user, address } = await open(`/catalog/${slug}/`)
    await user.click(screen.getByRole('checkbox', { name: /ВолгаТул/ }))
    const price = screen.getByRole('textbox', { name: 'Цена, от' })
    fireEvent.change(price, { target: { value: '50' } })
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?brand=volgatool`))
    expect(price).toHaveValue('50')
  })

  test('вместо числа введено слово — поле говорит об этом, список не меняется', async () => {
    const { user, address } = await open(`/catalog/${slug}/`)
    const field = screen.getByRole('textbox', { name: 'Диаметр, от' })
    await user.type(field, 'abc')
    expect(field).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription('Введите число')
    expect(address()).toBe(`/catalog/${slug}/`)
    await user.clear(field)
    await user.type(field, '3')
    expect(screen.queryByText('Введите число')).not.toBeInTheDocument()
  })

  test('неизвестный бренд из адреса остаётся ярлыком', async () => {
    await open(`/catalog/${slug}/1/filtered/?brand=nope`, [
      section,
      answer('listProducts', makeProductsAnswer({ items: [], total: 0, pages: 0 })),
    ])
    expect(screen.getByText('Бренд: nope')).toBeVisible()
  })

  test('с фильтром число товаров одно: сколько нашлось, а не сколько в разделе', async () => {
    await open(`/catalog/${slug}/1/filtered/?brand=volgatool`, [section, list(17)])
    const header = screen.getByRole('heading', { level: 1 }).closest('header')
    expect(header).not.toHaveTextContent(/\d+\sтовар/)
    expect(screen.getByText(words('17 товаров'))).toBeVisible()
  })

  test('со второй страницы любая перемена выбора возвращает на первую, перемена вида — нет', async () => {
    await open(`/catalog/${slug}/2/filtered/?brand=volgatool&stock=now`)
    const chips = screen.getByRole('list', { name: 'Выбранные фильтры' })
    expect(within(chips).getByRole('link', { name: /Бренд: ВолгаТул/ })).toHaveAttribute(
      'href',
      `/catalog/${slug}/1/filtered/?stock=now`,
    )
    expect(screen.getByRole('link', { name: '60' })).toHaveAttribute(
      'href',
      `/catalog/${slug}/1/filtered/?brand=volgatool&stock=now&size=60`,
    )
    expect(screen.getByRole('link', { name: 'Плитками' })).toHaveAttribute(
      'href',
      `/catalog/${slug}/2/filtered/?brand=volgatool&stock=now&view=tile`,
    )
  })

  test('слово вместо прежней границы её не снимает: сначала его исправляют', async () => {
    const { user, address } = await open(`/catalog/${slug}/1/filtered/?f_diameter_to=8`)
    const field = screen.getByRole('textbox', { name: 'Диаметр, до' })
    await user.clear(field)
    await user.type(field, 'восемь')
    await user.tab()
    expect(field).toHaveAccessibleDescription('Введите число')
    expect(address()).toBe(`/catalog/${slug}/1/filtered/?f_diameter_to=8`)
    expect(screen.getByText('Диаметр: до 8 мм')).toBeVisible()
  })

  test('сортировка меняет адрес и не теряет фильтров', async () => {
    const { user, address } = await open(`/catalog/${slug}/1/filtered/?stock=now`)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'price-asc')
    await waitFor(() =>
      expect(address()).toBe(`/catalog/${slug}/1/filtered/?stock=now&sort=price-asc`),
    )
  })

  test('вид плитками остаётся в адресе и запоминается', async () => {
    const { user, address, session } = await open(`/catalog/${slug}/`)
    await user.click(screen.getByRole('link', { name: 'Плитками' }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?view=tile`))
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
    expect(session.preferences.getState().settings.catalogView).toBe('tile')
  })

  test('§3, задача 14: плотная таблица — вид для всех, крупные строки выбирают и запоминают', async () => {
    document.documentElement.dataset.view = 'roomy'
    const { user, address, session } = await open(`/catalog/${slug}/`)
    const list = () => screen.getByRole('table', { name: /Товары/ }).parentElement
    expect(list()).toHaveClass('is-dense')
    await user.click(screen.getByRole('link', { name: 'Крупными строками' }))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?view=roomy`))
    expect(list()).not.toHaveClass('is-dense')
    expect(session.preferences.getState().settings.catalogView).toBe('roomy')
    // from here on the class says it, or the way back to dense rows would be closed
    expect(document.documentElement.dataset.view).toBeUndefined()
    await user.click(screen.getByRole('link', { name: 'Таблицей' }))
    await waitFor(() => expect(list()).toHaveClass('is-dense'))
  })

  test('без JavaScript фильтры уходят обычной формой, где выбор, вид и размер страницы не теряются', async () => {
    await open(`/catalog/${slug}/1/filtered/?brand=ghost&size=60&view=tile`)
    const form = document.querySelector<HTMLFormElement>('#listing-filters')
    expect(form).toHaveAttribute('action', `/catalog/${slug}/1/filtered/`)
    expect(form?.method).toBe('get')
    const sent = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '')
    expect(sent).toEqual(
      expect.arrayContaining([
        ['brand', 'ghost'],
        ['size', '60'],
        ['view', 'tile'],
        ['sort', 'popular'],
      ]),
    )
  })

  test('пустые поля обычной формы не остаются в адресе', async () => {
    const { address } = await open(`/catalog/${slug}/1/filtered/?price_from=&price_to=&stock=now`)
    expect(address()).toBe(`/catalog/${slug}/1/filtered/?stock=now`)
  })

  test('страницы — настоящие ссылки, выбор в них сохраняется', async () => {
    await open(`/catalog/${slug}/1/filtered/?stock=now`)
    expect(screen.getByRole('link', { name: 'Вперёд, на следующую страницу' })).toHaveAttribute(
      'href',
      `/catalog/${slug}/2/filtered/?stock=now`,
    )
  })

  test('подразделы ведут дальше и показывают число товаров', async () => {
    const children = [
      makeSectionNode({ slug: 'tsentrovochnye', name: 'Центровочные', productCount: 1204 }),
    ]
    await open(`/catalog/${slug}/`, [answer('section', makeSection({ children })), list()])
    const link = screen.getByRole('link', { name: /Центровочные/ })
    expect(link).toHaveAttribute('href', '/catalog/tsentrovochnye/')
    expect(link).toHaveTextContent('1 204')
  })
})

describe('когда показать нечего', () => {
  test('фильтры ничего не оставили — есть совет и ссылка, которая снимает их все', async () => {
    await open(`/catalog/${slug}/1/filtered/?brand=nobody`, [
      section,
      answer('listProducts', makeProductsAnswer({ items: [], total: 0, pages: 0 })),
    ])
    expect(
      await screen.findByRole('heading', { name: words('По этим фильтрам ничего нет') }),
    ).toBeVisible()
    const resets = screen.getAllByRole('link', { name: 'Сбросить всё' })
    for (const reset of resets) expect(reset).toHaveAttribute('href', `/catalog/${slug}/`)
    expect(screen.getByText('Бренд: nobody')).toBeVisible()
  })

  test.each(['0', '-1', 'abc', '01'])('страницы «%s» нет', async (page) => {
    const { router } = await open(`/catalog/${slug}/${page}/`)
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ status: 404 }),
    ])
  })

  test('чужого раздела нет — «не найдено» с дорогой в каталог', async () => {
    const { router } = await open(`/catalog/${slug}/`, [
      refuse('section', 'SECTION_NOT_FOUND'),
      refuse('listProducts', 'SECTION_NOT_FOUND'),
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Раздел не найден' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'В каталог' })).toHaveAttribute('href', '/catalog/')
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
  })

  test('обрыв связи не выдаётся за «не найдено», и повтор помогает', async () => {
    const { user } = await open(`/catalog/${slug}/`, [section, disconnect('listProducts')])
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером')
    server.use(list())
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  test('без сети прежний список остаётся, крутилки нет, а со связью выбор применяется сам', async () => {
    const { user, address } = await open(`/catalog/${slug}/`)
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => isOnline.mockRestore())
    await act(async () => void window.dispatchEvent(new Event('offline')))
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    expect(await screen.findByText(/^Нет подключения к\sсети/)).toBeVisible()
    expect(document.querySelector('.spinner')).toBeNull()
    expect(screen.getByRole('table')).toBeVisible()
    isOnline.mockReturnValue(true)
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?stock=now`))
  })

  test('страница, не открывшаяся без связи, открывается сама, когда связь вернулась', async () => {
    await open(`/catalog/${slug}/`, [section, disconnect('listProducts')])
    expect(screen.getByRole('heading', { name: 'Нет связи' })).toBeVisible()
    server.use(list())
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  test('галочка встаёт до того, как страница возьмётся за работу: адрес меняется за её кадром', async () => {
    const { user, address } = await open(`/catalog/${slug}/`)
    const frames: FrameRequestCallback[] = []
    const frame = vi
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((callback) => frames.push(callback))
    onTestFinished(() => frame.mockRestore())
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    expect(screen.getByRole('checkbox', { name: /В наличии/ })).toBeChecked()
    expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveAttribute(
      'aria-busy',
      'false',
    )
    expect(address()).toBe(`/catalog/${slug}/`)
    for (const callback of frames) callback(performance.now())
    await waitFor(() => expect(address()).toBe(`/catalog/${slug}/1/filtered/?stock=now`))
  })

  test('пока новый список в пути, прежний остаётся на виду', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = answer('listProducts', async ({ body }) => {
      if (body.filters) await gate
      return makeProductsAnswer({
        items: makeProductCards(body.filters ? 1 : 3),
        facets: makeFacets(),
      })
    })
    const { user } = await open(`/catalog/${slug}/`, [section, slow])
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    expect(screen.getByRole('checkbox', { name: /В наличии/ })).toBeChecked()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Список товаров' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    expect(screen.getAllByRole('row')).toHaveLength(4)
    release()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })
})
