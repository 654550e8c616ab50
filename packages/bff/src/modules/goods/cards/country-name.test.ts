import { expect, test } from 'vitest'
import { procurementBeyondAttributes } from './country-name.ts'

const alone = { country: 'Россия', okpd2: null, registerNumber: null }
const attribute = (name: string, value: string) => ({ name, value })

test('задача 14, п. 3: страна, названная в характеристиках, не повторяется; другая и в номерах — остаётся', () => {
  const said = [attribute('Страна производства', 'Россия')]
  expect(procurementBeyondAttributes(alone, said)).toBeNull()
  expect(procurementBeyondAttributes(alone, [attribute('Страна производства', 'Китай')])).toEqual(
    alone,
  )
  expect(procurementBeyondAttributes(alone, [attribute('Марка', 'Россия')])).toEqual(alone)
  const coded = { ...alone, okpd2: '25.73.40' }
  expect(procurementBeyondAttributes(coded, said)).toEqual(coded)
  expect(procurementBeyondAttributes(null, said)).toBeNull()
})
