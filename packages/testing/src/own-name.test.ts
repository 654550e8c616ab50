import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ownNames } from './own-name.ts'

test('убирать можно оставленное кончившимся процессом этой копии, и только его', () => {
  const { prefix, isAbandoned, nameOf } = ownNames('test')
  const { pid: ended } = spawnSync(process.execPath, ['-e', ''])
  expect(isAbandoned(`${prefix}${ended}_a1`)).toBe(true)
  expect(isAbandoned(`${prefix}${process.ppid}_a1`)).toBe(false)
  expect(isAbandoned(nameOf('a1').replace(prefix, 'isp_test_00000000_'))).toBe(false)
  expect(isAbandoned('shop')).toBe(false)
})
