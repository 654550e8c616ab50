import { expect, test } from 'vitest'
import { dayRule, stateContractRule } from './order-rules.ts'
import { faultOf, type TextRule } from './text-rule.ts'

const codeOf = (rule: TextRule, typed: string) => faultOf(rule, typed)?.code ?? 'годен'

test.each([
  [' 2028-02-29 ', 'годен'],
  ['2026-02-29', 'DATE_FORMAT'],
  ['2026-13-01', 'DATE_FORMAT'],
  ['01.12.2026', 'DATE_FORMAT'],
  ['2026-12-1', 'DATE_FORMAT'],
  ['2026-12-01T10:00', 'DATE_FORMAT'],
  ['', 'REQUIRED'],
])('день «%s» — %s', (typed, code) => {
  expect(codeOf(dayRule(), typed)).toBe(code)
})

test('необязательный день может быть пустым', () => {
  expect(codeOf(dayRule({ isRequired: false }), ' ')).toBe('годен')
})

test.each([
  ['1'.repeat(20), 'годен'],
  ['1'.repeat(25), 'годен'],
  ['1'.repeat(19), 'STATE_CONTRACT_FORMAT'],
  ['1'.repeat(26), 'STATE_CONTRACT_FORMAT'],
  [`${'1'.repeat(20)}а`, 'STATE_CONTRACT_FORMAT'],
  [`а${'1'.repeat(20)}`, 'STATE_CONTRACT_FORMAT'],
  ['', 'годен'],
])('ИГК «%s» — %s', (typed, code) => {
  expect(codeOf(stateContractRule, typed)).toBe(code)
})

test('пробелы и чёрточки вставленного ИГК убраны', () => {
  expect(stateContractRule.normalise(' 12345-67890\u00a01234\u20135 678\u201490 ')).toBe(
    '12345678901234567890',
  )
})
