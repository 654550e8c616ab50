// @vitest-environment jsdom
import type { TextBlock } from '@isp/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRouter } from '../test-render.tsx'
import { TextBlocks } from './text-blocks.tsx'

const block = (part: Partial<TextBlock> & Pick<TextBlock, 'kind'>): TextBlock => ({
  ...{ text: null, items: [], head: [], rows: [], links: [] },
  ...part,
})
const show = (...blocks: TextBlock[]) =>
  renderInRouter(<TextBlocks blocks={blocks} show={({ kind }) => <p>Вставка {kind}</p>} />)

afterEach(cleanup)

test('куски строки: жирное, курсив, ссылка; заголовок — со своим якорем', () => {
  show(
    block({ kind: 'heading', level: 3, anchor: 'stal', lines: [[{ text: 'Сталь' }]] }),
    block({
      kind: 'paragraph',
      lines: [
        [
          { text: 'острое', isStrong: true },
          { text: 'слово', isEmphasized: true },
          { text: 'свёрла', to: '/catalog/s/', isStrong: true },
        ],
      ],
    }),
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Сталь' }).id).toBe('stal')
  expect(screen.getByText('острое').tagName).toBe('STRONG')
  expect(screen.getByText('слово').tagName).toBe('EM')
  expect(screen.getByRole('link', { name: 'свёрла' }).getAttribute('href')).toBe('/catalog/s/')
})

test('таблица: ссылка в клетке; две равные строки остаются двумя', () => {
  const cells = [[{ text: 'HSS' }], [{ text: 'свёрла', to: '/catalog/s/' }]]
  show(block({ kind: 'table', text: 'Чем', head: ['Что', 'Где'], cells: [cells, cells] }))
  const table = within(screen.getByRole('table', { name: 'Чем' }))
  expect(table.getAllByRole('row')).toHaveLength(3)
  expect(table.getAllByRole('link', { name: 'свёрла' })).toHaveLength(2)
})

test('неполадки: причины одного признака вместе, всё видно сразу, рисунок — рядом со словами', () => {
  const row = (sign: string, cause: string) => [[{ text: sign }], [{ text: cause }], []]
  show(
    block({
      kind: 'trouble',
      head: ['Признак', 'Причина', 'Что изменить'],
      cells: [row('Вибрация', 'Вылет'), row('Износ', 'Скорость'), row('Вибрация', 'Подача')],
      signs: [{ src: '/bff/api/education/wear/chatter', alt: '' }, null, null],
    }),
  )
  const table = within(screen.getByRole('table', { name: 'Таблица неполадок' }))
  const signs = table.getAllByRole('rowheader')
  expect(signs.map((sign) => sign.textContent)).toEqual(['Вибрация', 'Износ'])
  expect(signs[0]?.getAttribute('rowspan')).toBe('2')
  expect(
    within(signs[0] as HTMLElement)
      .getByRole('presentation')
      .getAttribute('src'),
  ).toBe('/bff/api/education/wear/chatter')
  expect(table.getByText('Подача').getAttribute('data-head')).toBe('Причина')
})

test('товары и калькулятор показывает страница; блоки прежнего сервера — словами', () => {
  show(block({ kind: 'goods' }), block({ kind: 'list', items: ['раз', 'два'] }))
  expect(screen.getByText('Вставка goods')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
