import { expect, test } from 'vitest'
import { readScanned } from './scanned-code.ts'
import { createSeenCodes } from './seen-codes.ts'

const gtin = { kind: 'code', code: '4006381333931', isGtin: true }

test.each([
  ['EAN-13', '4006381333931', gtin],
  ['«Честный знак»', '0104006381333931215Tn"q)x7K\u001D91EE06\u001D92abcd==', gtin],
  ['GS1 в скобках', '(01)04006381333931(10)LOT', gtin],
  ['Digital Link', 'https://id.example.com/01/04006381333931/21/7', gtin],
  ['EAN-8', '96385074', { kind: 'code', code: '96385074', isGtin: true }],
  ['артикул', ' 2301-0054 ', { kind: 'code', code: '2301-0054', isGtin: false }],
  ['свой номер', 'инв. 12', { kind: 'code', code: 'инв. 12', isGtin: false }],
  ['ссылка', 'https://example.com/p/4006381333931', { kind: 'link' }],
  ['ссылка без схемы', 'www.example.com', { kind: 'link' }],
  ['сеть', 'WIFI:S:office;T:WPA;P:secret;;', { kind: 'link' }],
  ['визитка', 'BEGIN:VCARD\nFN:Иван\nEND:VCARD', { kind: 'link' }],
  ['чек', `t=20261129T1200&s=100.00&fn=${'9'.repeat(60)}`, { kind: 'foreign' }],
  ['две строки', 'A-1\nA-2', { kind: 'foreign' }],
  ['табуляция', 'A-1\t5', { kind: 'foreign' }],
  ['ничего', '—', { kind: 'foreign' }],
])('%s', (_, text, read) => {
  expect(readScanned(text)).toEqual(read)
})

test('код, что остаётся в кадре, — один; показанный снова позже — ещё один', () => {
  const seen = createSeenCodes()
  const at = (now: number, text = 'A') => seen.counts(text, true, now)
  expect([0, 150, 1900, 3800].map((now) => at(now))).toEqual([true, false, false, false])
  expect(at(5900)).toBe(true)
  expect(at(6000, 'B')).toBe(true)
  expect(at(6100)).toBe(false)
})

test('код без контрольной цифры берётся, когда прочитан одинаково дважды подряд', () => {
  const seen = createSeenCodes()
  const at = (text: string, now: number) => seen.counts(text, false, now)
  expect([at('2301', 0), at('2307', 100), at('2301', 200), at('2301', 300)]).toEqual([
    false,
    false,
    false,
    true,
  ])
})
