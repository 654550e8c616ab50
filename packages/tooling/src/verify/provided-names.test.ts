import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fromRoot } from '../workspace/paths.ts'
import { findLostNames, PROVIDED_NAMES, providedNames } from './provided-names.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-names-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lost = (before: object, now: object): string[] => {
  const file = path.join(folder, 'names.json')
  writeFileSync(file, JSON.stringify(before))
  return findLostNames(file, JSON.stringify(now))
}
const before = { contract: 2, names: { '@isp/router': ['Link', 'Outlet'], react: ['use'] } }

describe('имена синглтонов — обещание выпускам', () => {
  test('из исходников не пропало ничего, что обещано под этим номером договора', async () => {
    expect(findLostNames(fromRoot(PROVIDED_NAMES), await providedNames())).toEqual([])
  })

  test('в исходниках видны и свои фасады, и библиотеки за ними', async () => {
    const { names } = JSON.parse(await providedNames()) as { names: Record<string, string[]> }
    expect(names['@isp/router']).toContain('useNavigate')
    expect(names['@isp/session']).toContain('SessionProvider')
    expect(names.react).toContain('useState')
    expect(names['@emotion/react']).toContain('keyframes')
  })

  test('пропавшее имя или синглтон названы, и сказано, что делать', () => {
    const now = { contract: 2, names: { '@isp/router': ['Outlet', 'useHref'] } }
    expect(lost(before, now)).toEqual([
      expect.stringMatching(/из @isp\/router пропало имя Link.*REMOTE_CONTRACT.*npm run generate/),
      expect.stringMatching(/из react пропало имя use,/),
    ])
  })

  test('новый номер договора обещает заново, новое имя ничему не мешает', () => {
    expect(lost(before, { contract: 3, names: {} })).toEqual([])
    const grown = { ...before.names, '@isp/router': ['Link', 'Outlet', 'useHref'] }
    expect(lost(before, { contract: 2, names: grown })).toEqual([])
  })
})
