import type { Selection } from '@isp/contract'
import {
  answer,
  disconnect,
  enterAs,
  errorResponse,
  makeFacets,
  makeProductsAnswer,
  makeSection,
  renderRoute,
  server,
  signInHandlers,
} from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const filtered = '/catalog/sverla-spiralnye/1/filtered/?brand=frezer'
const frezer = { key: 'frezer', label: 'Фрезер', count: 3, isSelected: true }
const brand = { id: 1, slug: 'frezer', name: 'Фрезер', country: null, description: null }
const kept = (change: Partial<Selection> = {}): Selection => ({
  id: 1,
  name: 'Фрезер с TiN',
  hasLetter: true,
  section: 'sverla-spiralnye',
  q: null,
  filters: [],
  address: '/catalog/sverla-spiralnye/1/filtered/?brand=frezer&f_coating=TiN',
  place: 'Свёрла',
  conditions: ['Бренд: Фрезер', 'Покрытие: TiN'],
  isGone: false,
  ...change,
})
let sent: unknown[] = []
beforeEach(() => {
  sent = []
})

const open = (
  address: string,
  { items = [], as = 'buyer' }: { items?: Selection[]; as?: 'anonymous' | 'buyer' } = {},
) =>
  renderRoute(remote, address, {
    as,
    handlers: [
      answer('section', makeSection({ name: 'Свёрла спиральные' })),
      answer(
        'listProducts',
        makeProductsAnswer({
          facets: makeFacets().map((facet) =>
            facet.code === 'brand' ? { ...facet, values: [frezer] } : facet,
          ),
        }),
      ),
      answer('selections', { items }),
      answer('ownProductsNamed', { products: [] }),
      answer('saveSelection', ({ body }) => {
        sent.push(body)
        return kept({ name: body.name })
      }),
    ],
  })
const saving = () => screen.findByRole('button', { name: 'Сохранить подборку' })
const dialog = () => screen.findByRole('dialog')

describe('подборки на странице списка', () => {
  test('имя занято — у поля; без связи — не сохранено, набранное цело', async () => {
    const { user } = await open(filtered)
    await user.click(await saving())
    const name = await screen.findByRole('textbox', { name: /^Название/ })
    const fields = [{ path: 'name', code: 'UNAVAILABLE', params: {} }]
    const taken = 'Подборка с таким названием уже есть.'
    server.use(answer('saveSelection', () => errorResponse('SELECTION_EXISTS', taken, fields)))
    await user.clear(name)
    await user.type(name, 'Моя')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText(taken)).toBeVisible()
    expect(name).toHaveAccessibleDescription(/уже есть/)
    server.use(disconnect('saveSelection'))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сохранить')
    expect(name).toHaveValue('Моя')
  })

  test('пустое имя не уходит на сервер', async () => {
    const { user } = await open(filtered)
    await user.click(await saving())
    await user.clear(await screen.findByRole('textbox', { name: /^Название/ }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Обязательное поле')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('выбранное сохраняется под предложенным именем, с письмом; окно закрывается', async () => {
    const { user } = await open(`${filtered}&sort=name&view=tile`)
    await user.click(await saving())
    const name = await screen.findByRole('textbox', { name: /^Название/ })
    expect(name).toHaveFocus()
    expect(name).toHaveValue('Свёрла спиральные: Фрезер')
    expect(screen.getByRole('checkbox', { name: /^Письмо/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      {
        name: 'Свёрла спиральные: Фрезер',
        section: 'sverla-spiralnye',
        filters: [{ code: 'brand', values: ['frezer'] }],
        hasLetter: true,
      },
    ])
  })

  test('свои подборки раздела открываются одним нажатием, чужого раздела — не показаны', async () => {
    const other = kept({ id: 2, name: 'Из другого', section: 'frezy' })
    const gone = kept({ id: 3, name: 'Старая', isGone: true })
    const page = await open('/catalog/sverla-spiralnye/', { items: [kept(), other, gone] })
    await page.user.click(await screen.findByRole('button', { name: 'Подборки' }))
    const box = within(await dialog())
    expect(await box.findByText(/Выберите фильтры/)).toBeVisible()
    expect(box.queryByText('Из другого')).toBeNull()
    expect(box.queryByRole('link', { name: 'Старая' })).toBeNull()
    expect(box.getByText(/больше нет/)).toBeVisible()
    expect(box.getByRole('link', { name: 'Все подборки' })).toHaveAttribute(
      'href',
      '/cabinet/favorites/?selections',
    )
    await page.user.click(box.getByRole('link', { name: 'Фрезер с TiN' }))
    await waitFor(() => expect(page.address()).toContain('f_coating=TiN'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('в предложенном имени — и границы с единицами, не длиннее ста знаков', async () => {
    const { user } = await open(`${filtered}&price_to=5000&f_diameter_from=8`)
    await user.click(await saving())
    const name = await screen.findByRole('textbox', { name: /^Название/ })
    expect(name).toHaveValue('Свёрла спиральные: Фрезер, до 5 000 ₽, от 8 мм')
  })

  test('тот же выбор второй раз не сохраняют', async () => {
    const same = kept({ address: filtered, name: 'Уже есть' })
    const { user } = await open(`${filtered}&sort=name`, { items: [same] })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await saving())
    expect(await screen.findByText(/уже сохранён: «Уже есть»/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Название/ })).toBeNull()
  })

  test('поиск сохраняется и без фильтров', async () => {
    const { user } = await open('/search/%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE%208/')
    await user.click(await saving())
    await screen.findByRole('textbox', { name: /^Название/ })
    await user.click(screen.getByRole('checkbox', { name: /^Письмо/ }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ q: 'сверло 8', filters: [], hasLetter: false })
  })

  test('не вошёл — предлагается войти; вошёл — окно открывается само', async () => {
    const { user, session, context } = await open(filtered, { as: 'anonymous' })
    await user.click(await saving())
    expect(session.auth.getState().dialog).toMatchObject({ returnTo: filtered })
    expect(screen.queryByRole('dialog')).toBeNull()
    server.use(...signInHandlers('buyer'))
    await act(() => enterAs(context, 'buyer'))
    expect(within(await dialog()).getByText('Сохранить подборку')).toBeVisible()
  })

  test('обрыв связи — не «подборок нет»', async () => {
    const { user } = await open('/catalog/sverla-spiralnye/')
    server.use(disconnect('selections'))
    await user.click(await screen.findByRole('button', { name: 'Подборки' }))
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      /Не удалось загрузить/,
    )
    expect(screen.queryByText(/пока нет сохранённых/)).toBeNull()
  })

  test('на странице товара и бренда подборок нет', async () => {
    await renderRoute(remote, '/brands/frezer/', {
      as: 'buyer',
      handlers: [
        answer('brand', { ...brand, productCount: 3, sections: [] }),
        answer('listProducts', makeProductsAnswer()),
      ],
    })
    await screen.findByRole('combobox', { name: 'Какие цены показывать' })
    expect(screen.queryByRole('button', { name: /[Пп]одборк/ })).toBeNull()
  })
})
