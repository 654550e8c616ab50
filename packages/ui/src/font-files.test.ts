// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fontFiles } from './font-files.ts'
import { globalCss } from './theme/global-css.ts'

const css = globalCss('/fonts/')

/** `wOF2`, the first bytes of every such file. */
const WOFF2 = '774f4632'

/** What a new connection carries before its first pause (ten segments, RFC 6928), less the headers of the answer. */
const FIRST_WINDOW = 14_600 - 650

describe('шрифты', () => {
  test.each(fontFiles)(
    '$name: шрифт лежит там, где его просят стили, а шрифт первого экрана приходит за один оборот',
    async ({ name, source, prepare }) => {
      const bytes = await readFile(source)
      const served = prepare ? await prepare(bytes) : bytes
      expect(served.subarray(0, 4).toString('hex')).toBe(WOFF2)
      if (prepare) expect(served.byteLength).toBeLessThan(FIRST_WINDOW)
      expect(css).toContain(`url(/fonts/${name})`)
    },
  )

  test('стили не просят ничего, чего сборка не положит', () => {
    const asked = [...css.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1])
    expect(asked.toSorted()).toEqual(fontFiles.map(({ name }) => `/fonts/${name}`).toSorted())
  })
})
