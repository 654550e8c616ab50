import type { TextBlock } from '@isp/contract'
import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'

const block = (kind: TextBlock['kind'], text: string): TextBlock => ({
  ...{ kind, text, items: [], head: [], rows: [], links: [] },
})

test('якорь — слова заголовка, повтор получает номер, вставленная часть чужих не сдвигает', () => {
  const parts = [
    block('heading', 'Строки с ошибками: что делать?'),
    block('paragraph', 'Текст'),
    block('heading', 'Пример'),
    block('heading', 'Пример'),
    block('heading', '«…»'),
  ]
  expect([...anchorsOf(parts)]).toEqual([
    [0, 'строки-с-ошибками-что-делать'],
    [2, 'пример'],
    [3, 'пример-2'],
    [4, 'part'],
  ])
  expect(anchorsOf([block('heading', 'Новое'), ...parts]).get(1)).toBe(
    'строки-с-ошибками-что-делать',
  )
})
