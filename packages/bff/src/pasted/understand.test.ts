import { describe, expect, test } from 'vitest'
import { goodsWordsOf } from './goods-words.ts'
import type { Catalogue } from './known-goods.ts'
import { readPasted } from './read-pasted.ts'
import { understand } from './understand.ts'

/** Goods of a small shop: by what they are called and what the catalogue says of them. */
const goods = [
  {
    articles: ['2301-0054', 'наш-77'],
    said: 'Сверло спиральное с цилиндрическим хвостовиком 8,5 мм шт ИнструментПром Свёрла Сталь Р6М5 ГОСТ 10902-77 Общая длина 117 мм',
  },
  { articles: ['A/10'], said: 'Ключ рожковый 10×12 шт Ключи Покрытие хром' },
  {
    articles: ['CNMG120408-PM'],
    said: 'Пластина токарная CNMG 120408-PM шт Пластины В упаковке 10 шт',
  },
  { articles: ['ER 32'], said: 'Цанга ER 32 шт Цанги Диаметр 8 мм' },
  { articles: ['M8x50-A2'], said: 'Болт М8×50 DIN 933 А2-70 упак Крепёж' },
  { articles: ['23010099'], said: 'Кабель силовой 3х1,5 м Кабели' },
  { articles: ['G-1'], said: 'Головка снятая шт', isGone: true },
] as const

const keyOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-ZА-ЯЁ]/g, '')
    .replace(/[АХМ]/g, (letter) => ({ А: 'A', Х: 'X', М: 'M' })[letter] ?? letter)

const catalogue: Catalogue = {
  meaningOf: (article) => {
    const id = goods.findIndex(({ articles }) =>
      articles.some((own) => keyOf(own) === keyOf(article)),
    )
    const found = goods[id]
    return found ? { ids: [id], isSold: !('isGone' in found) } : null
  },
  wordsOf: (ids) => goodsWordsOf(ids.map((id) => goods[id]?.said ?? '').join(' ')),
}

const [X, Y, Z] = ['2301-0054', 'A/10', 'CNMG120408-PM']
type Row = [article: string, quantity: string | null, unused?: string]

/** «5 шт» as it goes to whoever reads quantities. */
const rowsOf = (text: string): Row[] =>
  readPasted(text)
    .flatMap((line) => understand(line, catalogue))
    .map(({ article, quantity, unit, lacksQuantity, unused }): Row => {
      const said =
        quantity === null ? (lacksQuantity ? '?' : null) : `${quantity} ${unit ?? ''}`.trim()
      return unused === '' ? [article, said] : [article, said, unused]
    })

const lines: [string, ...Row[]][] = JSON.parse(process.env['CORPUS'] ?? '[]')
void describe
void expect
test('печать', () => {
  const out = (process.env['LINES'] ?? '')
    .split('¦')
    .map((line) => `${JSON.stringify(line)} => ${JSON.stringify(rowsOf(line))}`)
  console.log(out.join('\n'))
  console.log(lines.length, X, Y, Z)
})
