import type { Facet, Matrix } from '@isp/contract'
import {
  answer,
  errorResponse,
  makeBasket,
  makeBasketLine,
  makeFacets,
  makeProductCard,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  renderRoute,
  server,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.prices
})

const productOf = (id: number, changed: object = {}) => {
  const {
    section: _,
    image: _image,
    attributes: _attributes,
    ...product
  } = makeProductCard({
    id,
    name: `Сверло ${id}`,
    ...changed,
  })
  return product
}
const laid: Extract<Matrix, { kind: 'laid' }> = {
  kind: 'laid',
  caption: 'Диаметр — по строкам',
  rest: null,
  rows: { code: 'diameter', name: 'Диаметр', unit: 'мм', values: [8, 8.5], total: 60, next: 9 },
  columns: { code: 'length', name: 'Длина', unit: 'мм', values: [75, 117], total: 2, next: null },
  beside: [],
  choices: [
    { code: 'diameter', name: 'Диаметр' },
    { code: 'length', name: 'Длина' },
    { code: 'coating', name: 'Покрытие' },
  ],
  cells: [
    {
      row: 0,
      column: 0,
      count: 1,
      product: productOf(1, { minOrderQuantity: 10, multiplicity: 5 }),
    },
    {
      row: 0,
      column: 1,
      count: 4,
      product: productOf(2, { minOrderQuantity: 1, multiplicity: 1 }),
    },
    { row: 1, column: 1, count: 1, product: productOf(3, { price: null }) },
  ],
  apart: 7,
}

const open = (
  matrix: Matrix = laid,
  address = '/catalog/sverla/3/filtered/?brand=a&view=matrix',
  as?: 'outsider',
) =>
  renderRoute(remote, address, {
    ...(as && { as }),
    handlers: [
      answer('section', makeSection()),
      answer('listProducts', ({ body }) => ({
        ...makeProductsAnswer({ total: 3 }),
        items: makeProductCards(3),
        isSeries: true,
        ...(body.matrix ? { matrix } : {}),
      })),
    ],
  })
const choiceOf = (title: RegExp) => screen.getByText(title).closest('details') as HTMLElement
const field = (id: number) => screen.findByRole('textbox', { name: `Количество: Сверло ${id}` })

describe('матрица серии: чего не выйдет (задача 14, п. 2)', () => {
  test('сказано почему, товары таблицей', async () => {
    await open({ kind: 'none', reason: 'Не разложить' })
    expect(await screen.findByText('Не разложить')).toBeVisible()
    expect(screen.getByRole('region', { name: /Таблица характеристик/ })).toBeVisible()
  })

  test('не число: поле отмечено, в корзину ничего не ушло, клавиатура в нём', async () => {
    const { user, session } = await open()
    await user.type(await field(2), 'много')
    await user.click(screen.getByRole('button', { name: /В\sкорзину/ }))
    expect(await field(2)).toHaveFocus()
    expect(screen.getByText(/Сверло 2: «много» — не\sчисло/)).toBeVisible()
    expect(session.basket.getState().lines.size).toBe(0)
  })

  test('сервер отказал — набранное на месте', async () => {
    const { user, session } = await open(laid, undefined, 'outsider')
    const refused = Promise.withResolvers<void>()
    server.use(
      answer('mergeBasket', () => {
        refused.resolve()
        return errorResponse('CATALOG_NOT_READY')
      }),
    )
    await user.type(await field(2), '3')
    const button = screen.getByRole('button', { name: /В\sкорзину/ })
    await user.click(button)
    await refused.promise
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
    expect(session.basket.getState().lines.size).toBe(0)
    expect(await field(2)).toHaveValue('3')
  })
})

describe('матрица серии (задача 14, п. 2)', () => {
  test('размеры по осям, в клетках цена и наличие, остальное того же размера — ссылкой', async () => {
    await open()
    const table = within(await screen.findByRole('region', { name: /Матрица/ })).getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(['75', '117'])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['8', '8,5'])
    expect(
      within(table).getByRole('link', { name: /Ещё\s3\sтовара: 8\sмм\s×\s117\sмм/ }),
    ).toHaveAttribute('href', '/catalog/sverla/1/filtered/?brand=a&f_diameter=8&f_length=117')
    expect(within(table).getByRole('link', { name: /Сверло 3, по\sзапросу/ })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Количество: Сверло 3' })).not.toBeInTheDocument()
  })

  test('размер, написанный словом, стоит как написан; ссылки ведут на него и на строки дальше', async () => {
    const rows = { code: 'thread', name: 'Резьба', unit: null, values: ['М6', 'М8'] }
    await open({ ...laid, rows: { ...rows, total: 3, next: 'М10' } })
    const headers = await screen.findAllByRole('rowheader')
    expect(headers.map((cell) => cell.textContent)).toEqual(['М6', 'М8'])
    expect(screen.getByRole('link', { name: /М6\s×\s117\sмм/ })).toHaveAttribute(
      'href',
      `/catalog/sverla/1/filtered/?brand=a&f_thread=${encodeURIComponent('М6')}&f_length=117`,
    )
    expect(screen.getByRole('link', { name: /Дальше: от\sМ10/ })).toHaveAttribute(
      'href',
      `/catalog/sverla/1/filtered/?brand=a&view=matrix&matrix=${encodeURIComponent('thread.length.М10')}`,
    )
  })

  test('не всё поместилось: сказано, сколько всего, и есть куда дальше; без размеров — в списке', async () => {
    await open({ ...laid, rest: 'Длина: показано 2 из 90' })
    expect(await screen.findByText('Длина: показано 2 из 90', { exact: false })).toBeVisible()
    expect(screen.getByRole('link', { name: /Дальше: от\s9\sмм/ })).toHaveAttribute(
      'href',
      '/catalog/sverla/1/filtered/?brand=a&view=matrix&matrix=diameter.length.9',
    )
    expect(screen.getByRole('link', { name: /7\sтоваров без/ })).toHaveAttribute(
      'href',
      '/catalog/sverla/1/filtered/?brand=a',
    )
  })

  test('всё набранное уходит в корзину одной кнопкой, округлённое до того, что продаётся', async () => {
    const { user, session } = await open()
    server.use(answer('calcBasketV2', makeBasket([])))
    await user.type(await field(1), '7')
    await user.type(await field(2), '3')
    expect(await field(1)).toHaveValue('10')
    expect(screen.getByText(/Сверло 1: 10/)).toBeVisible()
    expect(screen.getByText(/Набрано: 2\sпозиции/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /В\sкорзину/ }))
    await waitFor(() =>
      expect(session.basket.getState().lines).toEqual(
        new Map([
          [1, 10],
          [2, 3],
        ]),
      ),
    )
    // beside the button, over which a popup would lie; what was raised is said here too, and the cells show what is there
    expect(await screen.findByText(/В\sкорзине: 2\sпозиции/)).toHaveTextContent(
      /Сверло 1: 10\sшт вместо 7/,
    )
    expect(screen.getByRole('link', { name: /Открыть\sкорзину/ })).toBeVisible()
    const left = screen.getByRole('textbox', { name: /Сверло 1, в\sкорзине 10/ })
    expect(left).toHaveValue('')
    expect(left).toHaveAttribute('placeholder', expect.stringMatching(/10/))
  })

  // the vat of a line's sum, not of its piece: 3 × 10,01 ₽ hold 5,42 ₽ of it, and thrice 1,81 ₽ would be 5,43 ₽
  test.each([
    ['', /^30,03\s₽\.$/, /^130,03\s₽\.$/],
    ['net', /^24,61\s₽\sбез\sНДС\.$/, /^106,58\s₽\sбез\sНДС\.$/],
  ])(
    '«%s»: сумма набранного — как в корзине, со ступенями цены и выбранным НДС (D49)',
    async (view, ofOne, ofAll) => {
      if (view) document.documentElement.dataset.prices = view
      const price = { vatRate: 22, vatAmount: 0, priceType: 'retail' }
      const steps = [
        { quantity: 10, amount: 1_000 },
        { quantity: 50, amount: 900 },
      ]
      const sold = [
        productOf(1, {
          minOrderQuantity: 10,
          multiplicity: 5,
          price: { ...price, amount: 1_200, steps },
        }),
        productOf(2, {
          minOrderQuantity: 1,
          multiplicity: 1,
          price: { ...price, amount: 1_001, steps },
        }),
      ]
      const cells = sold.map((product, column) => ({ row: 0, column, count: 1, product }))
      const { user, session } = await open({ ...laid, cells })
      const shown = () =>
        [...(screen.getByText(/Набрано/).querySelectorAll('span') ?? [])]
          .filter((sum) => getComputedStyle(sum).display !== 'none')
          .map((sum) => sum.textContent)
      await user.type(await field(2), '3')
      expect(shown()).toEqual([expect.stringMatching(ofOne)])
      await user.type(await field(1), '7')
      expect(shown()[0]).toMatch(ofAll)
      const add = vi.spyOn(session.basket.getState(), 'add').mockResolvedValue(null)
      await user.click(screen.getByRole('button', { name: /В\sкорзину/ }))
      // the header's total goes by the same price until the basket is counted
      await waitFor(() => expect(add).toHaveBeenCalledWith(1, 10, { unitPrice: 1_000 }))
    },
  )

  test('вошедшему — одним вызовом с номером, который повтор сохраняет', async () => {
    const { user } = await open(laid, undefined, 'outsider')
    const sent: { mergeId?: string | undefined; items: object[] }[] = []
    server.use(
      answer('mergeBasket', ({ body }) => {
        sent.push(body)
        return errorResponse('CATALOG_NOT_READY') // as if the answer were lost
      }),
    )
    await user.type(await field(2), '3')
    const button = screen.getByRole('button', { name: /В\sкорзину/ })
    await user.click(button)
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
    await user.click(button)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.items).toEqual([{ productId: 2, quantityOrdered: 3 }])
    expect(sent[0]?.mergeId).toBeDefined()
    expect(sent[1]?.mergeId).toBe(sent[0]?.mergeId)
  })

  test('строки и столбцы выбирает человек: ссылками, которые помнит адрес; рядом со строкой — то, что из неё следует', async () => {
    const beside = [{ name: 'Хвостовик', unit: 'мм', values: [10, null] }]
    await open({ ...laid, beside })
    await screen.findByText(/^Строки/)
    const hrefs = (title: RegExp) =>
      within(choiceOf(title))
        .getAllByRole('link', { hidden: true })
        .map((link) =>
          new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('matrix'),
        )
    expect(hrefs(/^Строки/)).toEqual(['diameter.length', 'length.diameter', 'coating.length'])
    expect(hrefs(/^Столбцы/)).toEqual(['length.diameter', 'diameter.length', 'diameter.coating'])
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '8, Хвостовик 10 мм',
      '8,5',
    ])
    expect(screen.getByRole('link', { name: /Excel/ })).toHaveAttribute(
      'href',
      `/bff/api/catalog/matrix/excel-export?of=${encodeURIComponent('/catalog/sverla/1/filtered/?brand=a&view=matrix&matrix=diameter.length')}`,
    )
  })

  test('набранное переживает другие оси: товар, которого в таблице нет, назван и уходит в корзину', async () => {
    const other: Matrix = {
      ...laid,
      columns: { ...laid.columns, code: 'coating', name: 'Покрытие', unit: null },
      cells: laid.cells.slice(1),
    }
    const { user, session } = await renderRoute(remote, '/catalog/sverla/1/filtered/?view=matrix', {
      handlers: [
        answer('section', makeSection()),
        answer('listProducts', ({ body }) => ({
          ...makeProductsAnswer({ total: 3 }),
          matrix: body.matrix === 'diameter.coating' ? other : laid,
        })),
      ],
    })
    server.use(answer('calcBasketV2', makeBasket([])))
    await user.type(await field(1), '10')
    await user.type(await field(2), '3')
    await user.click(screen.getByText(/^Столбцы/))
    await user.click(within(choiceOf(/^Столбцы/)).getByRole('link', { name: 'Покрытие' }))
    expect(await screen.findByText(/Из\sних 1\s—\sвне этой таблицы/)).toBeVisible()
    expect(await field(2)).toHaveValue('3')
    await user.click(screen.getByRole('button', { name: /В\sкорзину: 2/ }))
    await waitFor(() => expect(session.basket.getState().lines.get(1)).toBe(10))
    // its request has been answered: it does not come into the next test
    expect(await screen.findByText(/В\sкорзине: 2\sпозиции/)).toBeVisible()
  })

  test('набранное, пока корзина отвечает, остаётся; чего она не взяла — тоже', async () => {
    const { user } = await open()
    const answered = Promise.withResolvers<void>()
    server.use(
      answer('calcBasketV2', async ({ body }) => {
        await answered.promise
        return makeBasket(
          body.items.map(({ productId, quantityOrdered }) =>
            makeBasketLine({
              product: makeProductCard({ id: productId }),
              quantityOrdered,
              problem: productId === 1 ? 'gone' : null,
            }),
          ),
        )
      }),
    )
    await user.type(await field(1), '10')
    await user.type(await field(2), '3')
    await user.click(screen.getByRole('button', { name: /В\sкорзину: 2/ }))
    // the basket shows what was added before it has answered
    const second = screen.getByRole('textbox', { name: /Сверло 2, в\sкорзине 3/ })
    await user.clear(second)
    await user.type(second, '4')
    answered.resolve()
    expect(await screen.findByText(/В\sкорзине: 1\sпозиция/)).toBeVisible()
    expect(await field(1)).toHaveValue('10')
    expect(second).toHaveValue('4')
    expect(screen.getByText(/Набрано: 2\sпозиции/)).toBeVisible()
  })

  test('набранное не пропадает, когда страницу покинули; новое число встаёт вместо прежнего', async () => {
    const { user } = await open()
    await user.type(await field(1), '7')
    await user.type(await field(2), 'много')
    document.body.innerHTML = ''
    const again = await open()
    await waitFor(async () => expect(await field(1)).toHaveValue('10'))
    expect(screen.getByText(/Сверло 1: 10\sшт вместо 7/)).toBeVisible()
    expect(screen.getByText(/Сверло 2: «много» — не\sчисло/)).toBeVisible()
    await again.user.click(await field(1))
    expect(screen.getByText('Сверло 1')).toBeVisible()
    await again.user.keyboard('20')
    expect(await field(1)).toHaveValue('20')
    expect(screen.queryByText(/вместо 7/)).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(await field(1)).toHaveValue('')
    expect(sessionStorage.getItem('isp_drafts')).toBeNull()
  })

  test.each(['7', '[{"product":{"id":1}}]', '[null,{"text":"5"}]'])(
    'испорченный черновик набранного (%s) страницы не ломает',
    async (values) => {
      const name = 'matrix:/catalog/sverla'
      sessionStorage.setItem('isp_drafts', `{"${name}":{"owner":"","values":${values}}}`)
      await open()
      expect(await field(1)).toHaveValue('')
      expect(await screen.findByText(/^Впишите количества/)).toBeVisible()
    },
  )

  test('в клетке сказано, чем её товар отличается от соседних', async () => {
    const detail = { name: 'Класс прочности', unit: null }
    await open({ ...laid, detail, cells: laid.cells.map((cell) => ({ ...cell, detail: '10.9' })) })
    expect(await screen.findAllByTitle('Класс прочности')).toHaveLength(3)
    expect(screen.getAllByText('10.9')[0]).toBeVisible()
  })

  test('фильтр не сбрасывает выбранных осей, но начинает с первой строки', async () => {
    const facet = { ...makeFacets().find(({ code }) => code === 'brand'), code: 'brand' } as Facet
    const { user, address } = await renderRoute(
      remote,
      '/catalog/sverla/1/filtered/?view=matrix&matrix=coating.length.9',
      {
        handlers: [
          answer('section', makeSection()),
          answer('listProducts', {
            ...makeProductsAnswer({ total: 3, facets: [facet] }),
            matrix: laid,
          }),
        ],
      },
    )
    const [box] = await screen.findAllByRole('checkbox', {
      name: new RegExp(facet.values[0]?.label ?? ''),
    })
    await user.click(box as HTMLElement)
    await waitFor(() => expect(address()).toContain('brand='))
    expect(address()).toMatch(/matrix=coating\.length$/)
  })

  test('выбор осей закрывается нажатием мимо и клавишей Escape', async () => {
    const { user } = await open()
    await user.click(await screen.findByText(/^Строки/))
    expect(choiceOf(/^Строки/)).toHaveAttribute('open')
    await user.keyboard('{Escape}')
    expect(choiceOf(/^Строки/)).not.toHaveAttribute('open')
    await user.click(screen.getByText(/^Строки/))
    await user.click(await field(2))
    expect(choiceOf(/^Строки/)).not.toHaveAttribute('open')
  })

  test('Enter ведёт вниз, Shift с ним — вверх, Escape возвращает, что стояло; в корзину не уходит ничего', async () => {
    const cells = [1, 2].map((id, row) => ({
      ...{ row, column: 0, count: 1 },
      product: productOf(id, { minOrderQuantity: 1, multiplicity: 1 }),
    }))
    const { user, session } = await open({ ...laid, cells })
    await user.type(await field(1), '4{Enter}5{Escape}')
    expect(await field(2)).toHaveFocus()
    expect(await field(2)).toHaveValue('')
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(await field(1)).toHaveFocus()
    expect(await field(1)).toHaveValue('4')
    expect(session.basket.getState().lines.size).toBe(0)
  })

  test('стрелки ведут из клетки в клетку', async () => {
    const { user } = await open()
    await user.click(await field(1))
    await user.keyboard('{ArrowRight}')
    expect(await field(2)).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(await field(1)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(await field(1)).toHaveFocus()
  })

  test('матрица — вид этого списка: адрес её помнит, для других разделов вид прежний', async () => {
    const { user, session } = await open(laid, '/catalog/sverla/')
    const link = await screen.findByRole('link', { name: 'Матрицей размеров' })
    expect(link).toHaveAttribute('href', '/catalog/sverla/1/filtered/?view=matrix')
    await user.click(link)
    expect(await screen.findByRole('region', { name: /Матрица/ })).toBeVisible()
    expect(session.preferences.getState().settings.catalogView).toBe('list')
  })

  test('раздел, который не разложить, её не предлагает', async () => {
    await renderRoute(remote, '/catalog/sverla/', {
      handlers: [
        answer('section', makeSection()),
        answer('listProducts', { ...makeProductsAnswer({ total: 3 }), items: makeProductCards(3) }),
      ],
    })
    expect(await screen.findByRole('link', { name: 'Плитками' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Матрицей размеров' })).not.toBeInTheDocument()
  })
})
