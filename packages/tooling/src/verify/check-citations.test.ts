import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCitations } from './check-citations.ts'

const SPECIFICATION = 'packages/docs/law/specification.md'
const DECISIONS = 'packages/docs/law/decisions.md'
const INDEX = 'packages/docs/decisions/README.md'

let root = ''

const plant = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'isp-citations-'))
  plant(SPECIFICATION, '## §2 Screens\n\n### §2.1 Routes\n')
  plant(DECISIONS, '- **D1** Paths.\n')
  plant(INDEX, '| [001](001-a.md) | A |\n')
  plant('packages/docs/decisions/001-a.md', '# 001. A\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('ссылки на спецификацию и решения', () => {
  test('названный пункт есть — замечаний нет, чужие стандарты не в счёт', async () => {
    plant('shell/src/a.ts', '/** §2, §2.1, D1; record 001; RFC 6376 §3.4.2, §3.7; /%D0%91/ */\n')
    expect(await checkCitations(root)).toEqual([])
  })

  test.each([
    ['shell/src/a.ts', '\n// §2.2\n', '§2.2', SPECIFICATION],
    ['packages/bff/migrations/1.sql', '\n-- Decision of D2.\n', 'D2', DECISIONS],
    ['e2e/fixtures/a.ts', '\n// record 002\n', 'record 002', INDEX],
    ['README.md', '\n§9\n', '§9', SPECIFICATION],
  ])('%s: пункта нет — назван вместе с местом', async (file, text, cited, law) => {
    plant(file, text)
    expect(await checkCitations(root)).toEqual([`${file}:2: ${cited} — такого пункта нет в ${law}`])
  })

  test('решение, которого нет в указателе', async () => {
    plant('packages/docs/decisions/002-b.md', '# 002. B\n')
    expect(await checkCitations(root)).toEqual([
      `packages/docs/decisions/002-b.md: 002 — такого пункта нет в ${INDEX}`,
    ])
  })
})
