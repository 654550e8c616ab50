import {
  emailRule,
  faultOf,
  filesFault,
  lineRule,
  messageRule,
  nameRule,
} from '@isp/contract/fields'
import { basicFieldMessage, fieldMessage } from '@isp/i18n'
import { expect, test } from 'vitest'

const GENERAL = fieldMessage('INVALID')
const typed = ['', 'а'.repeat(5000), 'нет почты', '7', 'а\u0000б', '@@', 'я'.repeat(300)]
const files = [
  new File(['x'], 'x.exe'),
  new File(['x'], '/'),
  new File([new Uint8Array(30 * 1024 * 1024)], 'x.pdf'),
]

test('у каждого отказа имени, почты, строки, сообщения и файлов есть своё слово в малой таблице', () => {
  const rules = [emailRule, nameRule, messageRule(), lineRule({ maxLength: 10 })]
  const faults = [
    ...rules.flatMap((rule) => typed.map((text) => faultOf(rule, text))),
    ...files.map((file) => filesFault([file])),
    filesFault(Array.from({ length: 99 }, () => new File(['x'], 'x.pdf'))),
  ].filter((fault) => fault !== null)
  expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThan(6)
  for (const { code, params } of faults) {
    expect(basicFieldMessage(code, params)).toBe(fieldMessage(code, params))
    expect(basicFieldMessage(code, params)).not.toBe(GENERAL)
  }
})
