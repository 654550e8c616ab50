import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAtomically } from './picture-files.ts'

test('один и тот же файл пишут многие сразу: он цел, лишнего рядом нет', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'isp-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'origins/a.webp')
  await Promise.all(
    Array.from({ length: 20 }, () => writeAtomically(path, Buffer.alloc(50_000, 'x'))),
  )
  expect(await readdir(join(folder, 'origins'))).toEqual(['a.webp'])
  expect((await readFile(path)).length).toBe(50_000)
})
