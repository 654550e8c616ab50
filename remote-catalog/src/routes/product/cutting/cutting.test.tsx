import type { CuttingData } from '@isp/contract'
import { answer, makeProduct, renderRoute, server, words } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import remote from '../../../exposes/routes.tsx'
import { feedRate, spindleSpeed } from './cutting-rates.ts'

const milling: CuttingData = {
  operation: 'milling',
  diameter: 10,
  teeth: 4,
  groups: [
    { group: 'P', speed: { from: 90, to: 150 }, feed: { from: 0.05, to: 0.1 } },
    { group: 'N', speed: { from: 200, to: 350 }, feed: { from: 0.06, to: 0.13 } },
  ],
}

beforeEach(() =>
  server.use(
    answer('sizeSteps', { steps: null }),
    answer('related', { items: [] }),
    answer('productCards', { items: [] }),
  ),
)
const open = async (cutting: CuttingData | null) => {
  const product = makeProduct({ cutting })
  const shown = await renderRoute(remote, `/product/${product.slug}/`, {
    handlers: [answer('productBySlug', product), answer('analogues', { items: [] })],
  })
  await screen.findByRole('heading', { name: 'Документы' })
  return shown
}
const calculator = () => within(screen.getByRole('region', { name: 'Расчёт режима' }))
const result = () => calculator().getByRole('status').textContent?.replaceAll('\u00a0', ' ')

describe('задача 14: режимы резания', () => {
  test('n = 1000·v/(π·D); подача в минуту — на оборот у сверла, на зуб у фрезы', () => {
    expect(spindleSpeed({ diameter: 10, teeth: 4 }, 100)).toBeCloseTo(3183.1, 1)
    expect(feedRate({ diameter: 10, teeth: 4 }, 100, 0.05)).toBeCloseTo(636.6, 1)
    expect(feedRate({ diameter: 8, teeth: 1 }, 25, 0.16)).toBeCloseTo(159.2, 1)
  })

  test('без данных блока нет', async () => {
    await open(null)
    expect(screen.queryByRole('heading', { name: 'Режимы резания' })).toBeNull()
  })

  test('таблица читается без скриптов: по строке на материал, тысячи отделены', async () => {
    await open(milling)
    const table = screen.getByRole('table', { name: /режимы резания/ })
    expect(
      within(table).getByRole('columnheader', { name: words('Подача на зуб, мм/зуб') }),
    ).toBeVisible()
    const [, steel] = within(table).getAllByRole('row')
    expect(steel?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'P — Сталь90–1500,05–0,12 865–4 775573–1 910',
    )
  })

  test('калькулятор начинает с середины, другой материал приносит свои значения', async () => {
    const { user } = await open(milling)
    expect(calculator().getByRole('textbox', { name: /Скорость/ })).toHaveValue('120')
    expect(result()).toBe('Частота вращения 3 820 мин⁻¹Минутная подача 1 146 мм/мин')
    await user.selectOptions(calculator().getByRole('combobox', { name: 'Материал' }), 'N')
    expect(calculator().getByRole('textbox', { name: /Скорость/ })).toHaveValue('275')
    expect(result()).toBe('Частота вращения 8 754 мин⁻¹Минутная подача 3 326 мм/мин')
  })

  test('своё значение пересчитано; вне рекомендации — сказано, не число — прочерк', async () => {
    const { user } = await open(milling)
    const speed = calculator().getByRole('textbox', { name: /Скорость/ })
    await user.clear(speed)
    await user.type(speed, '157,1')
    expect(result()).toContain('5 001 мин⁻¹')
    expect(speed).toHaveAccessibleDescription(words('Вне рекомендации: 90–150'))
    await user.clear(speed)
    expect(speed).toBeInvalid()
    expect(result()).toBe('Частота вращения —Минутная подача —')
    await user.type(speed, '-5')
    expect(result()).toBe('Частота вращения —Минутная подача —')
    await user.clear(speed)
    await user.type(speed, '100')
    expect(calculator().getByRole('link', { name: 'Формулы расчёта' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?calc=speed&diameter=[\d.]+&speed=100#calc-speed$/),
    )
  })
})
