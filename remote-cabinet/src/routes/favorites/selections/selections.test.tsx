import type { Selection } from '@isp/contract'
import { answer, disconnect, errorResponse, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { open } from '../../../cabinet.fixture.tsx'

const drills: Selection = {
  id: 1,
  name: 'Свёрла 8–10 мм',
  hasLetter: true,
  section: 'metal-drills',
  q: null,
  filters: [{ code: 'diameter', from: 8, to: 10 }],
  address: '/catalog/metal-drills/1/filtered/?f_diameter_from=8&f_diameter_to=10',
  place: 'Свёрла по металлу',
  conditions: ['Диаметр: 8–10 мм'],
  isGone: false,
}
const search: Selection = {
  ...drills,
  id: 2,
  name: 'Зенкеры',
  hasLetter: false,
  section: null,
  q: 'зенкер',
  filters: [],
  address: '/search/%D0%B7%D0%B5%D0%BD%D0%BA%D0%B5%D1%80/',
  place: 'Поиск: зенкер',
  conditions: [],
}
let sent: unknown[] = []
beforeEach(() => {
  sent = []
  server.use(
    answer('changeSelection', ({ params, body }) => {
      sent.push({ id: params.id, ...body })
      return { ...drills, ...body }
    }),
    answer('deleteSelection', ({ params }) => {
      sent.push(`delete ${params.id}`)
      return { done: true } as const
    }),
    answer('saveSelection', ({ body }) => {
      sent.push(body)
      return drills
    }),
  )
})
const openTab = (items: Selection[]) => {
  server.use(answer('selections', { items }))
  return open('/cabinet/favorites/?selections', {})
}
const row = async (name: string) => {
  const link = await screen.findByText(name)
  const item = link.closest('li')
  if (!item) throw new Error(`${name} stands in no row`)
  return within(item)
}

describe('подборки в кабинете', () => {
  test('обрыв связи — не «подборок нет»', async () => {
    server.use(disconnect('selections'))
    await open('/cabinet/favorites/?selections', {})
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText(/подборок пока нет/)).toBeNull()
  })

  test('пока ни одной — сказано, откуда они берутся', async () => {
    await openTab([])
    expect(await screen.findByRole('heading', { name: /подборок пока нет/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Выбрать в каталоге' })).toBeVisible()
  })

  test('ведут на свой список, чем заданы — сказано словами; товары — в соседней вкладке', async () => {
    server.use(answer('favorites', { lists: [], items: [] }))
    const { user } = await openTab([drills, search])
    const first = await row(drills.name)
    expect(first.getByRole('link')).toHaveAttribute('href', drills.address)
    expect(first.getByText('Свёрла по металлу · Диаметр: 8–10 мм')).toBeVisible()
    expect((await row('Зенкеры')).getByText('Поиск: зенкер')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Подборки' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('link', { name: 'Товары' }))
    expect(await screen.findByText('В избранном пока ничего нет')).toBeVisible()
  })

  test('письмо выключается и включается на месте', async () => {
    const { user } = await openTab([drills, search])
    await user.click((await row(drills.name)).getByRole('checkbox'))
    await waitFor(() => expect(sent).toEqual([{ id: 1, name: drills.name, hasLetter: false }]))
    await user.click((await row('Зенкеры')).getByRole('checkbox'))
    await waitFor(() => expect(sent[1]).toEqual({ id: 2, name: 'Зенкеры', hasLetter: true }))
  })

  test('занятое название — у поля, письмо при переименовании остаётся как было', async () => {
    const { user } = await openTab([drills])
    await user.click((await row(drills.name)).getByRole('button', { name: /^Переименовать/ }))
    const field = await screen.findByRole('textbox', { name: /Название подборки/ })
    await user.clear(field)
    await user.type(field, 'Зенкеры')
    const fields = [{ path: 'name', code: 'UNAVAILABLE', params: {} }]
    server.use(
      answer('changeSelection', () =>
        errorResponse('SELECTION_EXISTS', 'Подборка с таким названием уже есть.', fields),
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    server.use(
      answer('changeSelection', ({ body }) => {
        sent.push(body)
        return { ...drills, ...body }
      }),
    )
    await user.type(field, ' 2')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ name: 'Зенкеры 2', hasLetter: true }])
  })

  test('удалённую можно вернуть такой же', async () => {
    const { user, session } = await openTab([drills])
    await user.click((await row(drills.name)).getByRole('button', { name: /^Удалить/ }))
    await waitFor(() => expect(sent).toEqual(['delete 1']))
    const popup = () => session.popups.getState().items.find(({ button }) => button)
    await waitFor(() => expect(popup()?.button?.text).toBe('Вернуть'))
    popup()?.button?.onClick()
    const { name, section, filters, hasLetter } = drills
    await waitFor(() => expect(sent[1]).toEqual({ name, section, filters, hasLetter }))
  })

  test('раздела больше нет: так и сказано, открыть нечего, письма не включить', async () => {
    await openTab([{ ...drills, isGone: true, hasLetter: false }])
    const gone = await row(drills.name)
    expect(gone.getByText(/больше нет/)).toBeVisible()
    expect(gone.queryByRole('link')).toBeNull()
    expect(gone.getByRole('checkbox')).toBeDisabled()
    expect(gone.getByRole('button', { name: /^Удалить/ })).toBeEnabled()
  })
})
