import { expect, test } from 'vitest'
import { yesNoField } from './field-schemas.ts'

test('да и нет в адресе — истина и ложь, прочее отвергнуто', () => {
  expect(['yes', 'no'].map((text) => yesNoField().parse(text))).toEqual([true, false])
  expect(['', 'true', '1', 'да'].filter((text) => yesNoField().safeParse(text).success)).toEqual([])
})
