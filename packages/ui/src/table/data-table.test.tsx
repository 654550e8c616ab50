import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type DataColumn, DataTable } from './data-table.tsx'

type Drill = { article: string; diameter: string }
const columns: DataColumn<Drill>[] = [
  { key: 'article', header: 'Артикул', card: 'title', render: (row) => row.article },
  { key: 'diameter', header: 'Диаметр', unit: 'мм', align: 'end', render: (row) => row.diameter },
]
const rows = [
  { article: 'D6-08.5/117', diameter: '8,5' },
  { article: '2301-0050', diameter: '15' },
]
const table = (props: Partial<React.ComponentProps<typeof DataTable<Drill>>> = {}) => (
  <DataTable
    caption="Свёрла"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.article}
    {...props}
  />
)

describe('таблица товаров', () => {
  test('называет себя и колонки, единицы стоят в заголовке', () => {
    render(table())
    expect(screen.getByRole('table', { name: 'Свёрла' })).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Артикул',
      'Диаметр, мм',
    ])
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('на телефоне у значения есть подпись с единицей', () => {
    render(table())
    expect(screen.getByText('8,5').getAttribute('data-label')).toBe('Диаметр, мм')
  })

  test('пустой список объясняет, почему он пуст', () => {
    render(table({ rows: [], empty: 'Ничего не найдено' }))
    expect(within(screen.getByRole('table')).getByText('Ничего не найдено')).toBeTruthy()
  })

  test('во время загрузки говорит, что занята, и не говорит, что пуста', () => {
    render(table({ rows: [], isLoading: true, empty: 'Ничего не найдено' }))
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Ничего не найдено')).toBeNull()
  })
})
