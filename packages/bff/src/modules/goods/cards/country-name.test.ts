import { expect, test } from 'vitest'
import { untoldProcurement } from './country-name.ts'

const alone = { country: 'Россия', okpd2: null, registerNumber: null }
const attribute = (name: string, value: string) => ({ name, value })

test('задача 14, п. 3: страна, названная в характеристиках, не повторяется; другая и в номерах — остаётся', () => {
  const said = [attribute('Страна производства', 'Россия')]
  expect(untoldProcurement(alone, said)).toBeNull()
  expect(untoldProcurement(alone, [attribute('Страна производства', 'Китай')])).toEqual(alone)
  expect(untoldProcurement(alone, [attribute('Марка', 'Россия')])).toEqual(alone)
  const coded = { ...alone, okpd2: '25.73.40' }
  expect(untoldProcurement(coded, said)).toEqual(coded)
  expect(untoldProcurement(null, said)).toBeNull()
})
