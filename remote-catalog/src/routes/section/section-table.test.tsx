import {
  answer,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  renderRoute,
} from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

afterEach(() => localStorage.clear())

const items = makeProductCards(3).map((card, index) => ({
  ...card,
  attributes: [
    { code: 'diameter', name: 'Диаметр', unit: 'мм', value: [10, 9, 100][index] ?? 0 },
    { code: 'coating', name: 'Покрытие', unit: null, value: 'TiN' },
  ],
}))
const open = async () => {
  const shown = await renderRoute(remote, '/catalog/sverla-spiralnye/1/filtered/?view=table', {
    handlers: [
      answer('section', makeSection()),
      answer('listProducts', { ...makeProductsAnswer({ total: 3 }), items }),
    ],
  })
  const region = await screen.findByRole('region', { name: /Таблица характеристик/ })
  return { ...shown, table: within(region).getByRole('table') }
}
const headsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.replace(/\u00AD/g, ''))
const firstCells = (table: HTMLElement, column: number) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[column]?.textContent)
const columnAt = (table: HTMLElement, title: string) =>
  headsOf(table).findIndex((head) => head?.startsWith(title)) - 1

describe('таблица с характеристиками (§3, задача 14)', () => {
  test('испорченный выбор колонок в хранилище таблицы не ломает', async () => {
    localStorage.setItem('isp_tableColumns', '{"hidden":7,"order":[null,{}]}')
    const { table } = await open()
    expect(headsOf(table)).toEqual(expect.arrayContaining(['Диаметр, мм', 'Покрытие']))
  })

  test('браузер не дал скопировать — об этом сказано', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Копировать' }))
    expect(await screen.findByText(/не\sдал скопировать/)).toBeVisible()
  })

  test('снятая колонка уходит и забыта не будет, «как было» возвращает', async () => {
    const { user, table } = await open()
    await user.click(screen.getByText('Колонки'))
    await user.click(screen.getByRole('checkbox', { name: /«Покрытие»/ }))
    expect(headsOf(table)).not.toContain('Покрытие')
    expect(JSON.parse(localStorage.getItem('isp_tableColumns') ?? '')).toEqual({
      hidden: ['coating'],
      order: [],
    })
    await user.click(screen.getByRole('button', { name: 'Как было' }))
    expect(headsOf(table)).toContain('Покрытие')
  })

  test('колонку переставляют кнопкой, и новое место сказано', async () => {
    const { user, table } = await open()
    await user.click(screen.getByText('Колонки'))
    await user.click(screen.getByRole('button', { name: 'Колонку «Бренд» левее' }))
    expect(headsOf(table).slice(0, 3)).toEqual(['Наименование', 'Бренд', 'Артикул'])
    expect(screen.getByText('Колонка «Бренд» теперь 1-я')).toBeInTheDocument()
  })

  test('заголовок упорядочивает строки: вверх, вниз и как пришли', async () => {
    const { user, table } = await open()
    const column = columnAt(table, 'Диаметр')
    const button = within(table).getByRole('button', { name: /^Диаметр/ })
    await user.click(button)
    expect(firstCells(table, column)).toEqual(['9', '10', '100'])
    expect(within(table).getByRole('columnheader', { name: /^Диаметр/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await user.click(button)
    expect(firstCells(table, column)).toEqual(['100', '10', '9'])
    await user.click(button)
    expect(firstCells(table, column)).toEqual(['10', '9', '100'])
  })

  test('копируется то, что показано, в том же порядке', async () => {
    const { user, table } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(within(table).getByRole('button', { name: /^Диаметр/ }))
    await user.click(screen.getByRole('button', { name: 'Копировать' }))
    expect(await screen.findByText(/^Скопировано/)).toHaveTextContent(/3\sстроки/)
    const lines = (write.mock.lastCall?.[0] ?? '').split('\r\n')
    const column = (lines[0] ?? '').split('\t').indexOf('Диаметр, мм')
    expect(lines.slice(1).map((line) => line.split('\t')[column])).toEqual(['9', '10', '100'])
  })
})
