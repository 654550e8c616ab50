import {
  answer,
  makeProductCard,
  makeProductsAnswer,
  refuse,
  renderRoute,
  words,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { rodAnswer } from './constructors.fixture.ts'

let asked: unknown[] = []
const exact = makeProductCard({
  ...{ id: 1, name: 'Стержень точный', slug: 'tochnyj' },
  attributes: [{ code: 'diameter', name: 'Диаметр', value: 8, unit: 'мм' }],
})
const near = makeProductCard({
  ...{ id: 2, name: 'Стержень потолще', slug: 'potolshche' },
  attributes: [{ code: 'diameter', name: 'Диаметр', value: 8.4, unit: 'мм' }],
})
const handlers = [
  answer('constructorType', rodAnswer),
  answer('listProducts', ({ body }) => {
    asked.push(body)
    return makeProductsAnswer({ items: [near, exact], total: 2 })
  }),
]
afterEach(() => {
  asked = []
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

const open = (query = '', others = handlers) =>
  renderRoute(remote, `/constructors/sterzhen/${query}`, { as: 'anonymous', handlers: others })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const drawings = () => screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))

describe('неверное: сказано что, и введённое на месте', () => {
  test('за пределами — у поля, чертёж прежний, заявки нет', async () => {
    const { user } = await open()
    await user.clear(await screen.findByRole('textbox', { name: /^Диаметр/ }))
    await user.type(field(/^Диаметр/), '99')
    expect(field(/^Диаметр/)).toHaveValue('99')
    expect(screen.getByText(words('Не больше 20 мм'))).toBeVisible()
    expect(screen.getByText(/на\sчертеже\s—\sпоследние\sверные/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Отправить заявку' })).toBeNull()
    expect(drawings()).toContain('Чертёж: Стержень, СТ 9×90')
  })

  test('ссылка с противоречием открывает введённое и называет правило', async () => {
    await open('?v=2&d=8&L=300')
    expect(await screen.findByText('Длиннее 120 мм погнётся.')).toBeVisible()
    expect(field(/^Длина/)).toHaveValue('300')
  })

  test('ссылка другой версии: сказано, какой и что не перенесено', async () => {
    await open('?v=1&d=9&chamfer=2')
    expect(await screen.findByText(/другой версии конструктора.*\(1\)[\s\S]*chamfer/)).toBeVisible()
    expect(field(/^Диаметр/)).toHaveValue('9')
  })

  test('неизвестный вид — 404, а не пустой чертёж', async () => {
    const missing = [refuse('constructorType', 'CONSTRUCTOR_NOT_FOUND', 'Такого конструктора нет.')]
    await open('', missing)
    const title = await screen.findByRole('heading', { level: 1, name: 'Такого конструктора нет' })
    expect(title).toBeVisible()
    expect(screen.getByRole('link', { name: 'Все конструкторы' })).toHaveAttribute(
      'href',
      '/constructors/',
    )
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('конструктор (§2.1)', () => {
  test('размер меняет чертёж, обозначение, ссылки на файлы и адрес; длина следует за диаметром', async () => {
    const { user } = await open()
    await user.clear(await screen.findByRole('textbox', { name: /^Диаметр/ }))
    await user.type(field(/^Диаметр/), '10')
    expect(field(/^Длина/)).toHaveValue('100')
    expect(screen.getByText('СТ 10×100')).toBeVisible()
    expect(window.location.search).toBe('?v=2&d=10&L=100&end=flat')
    const pdf = screen.getByRole('link', { name: 'Чертёж в PDF' })
    expect(pdf).toHaveAttribute('href', expect.stringContaining('configuration=v%3D2%26d%3D10'))
    const request = screen.getByRole('link', { name: 'Отправить заявку' })
    expect(request).toHaveAttribute('href', expect.stringContaining('orderRequest/?v=2&d=10'))
  })

  test('выбор, который требует большего диаметра, недоступен', async () => {
    await open('?d=5')
    expect(await screen.findByRole('option', { name: 'Шестигранный' })).toBeDisabled()
  })

  test('готовый инструмент: сначала точно такой, у близкого — разница', async () => {
    await open()
    const goods = await screen.findByRole('region', {
      name: words('Готовый инструмент рядом с этими размерами'),
    })
    await waitFor(() => expect(within(goods).getAllByRole('listitem')).toHaveLength(2))
    const [first, second] = within(goods).getAllByRole('listitem')
    expect(first).toHaveTextContent(/Точно такой.*Стержень точный/)
    expect(second).toHaveTextContent(/\+0,4/)
    expect(asked[0]).toMatchObject({
      section: 'sterzhni',
      filters: [
        { code: 'diameter', from: 7, to: 9 },
        { code: 'shape', values: ['толстый', 'любой'] },
      ],
    })
  })

  test('последний собранный инструмент помнит браузер (§3)', async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Конец' }), 'hex')
    expect(JSON.parse(localStorage.getItem('isp_constructorCode') ?? '')).toMatchObject({
      code: 'СТ 8×80Ш',
    })
  })
})
