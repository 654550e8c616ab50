// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fontFiles } from './font-files.ts'
import { globalCss } from './theme/global-css.ts'

/** `wOF2`, the first bytes of every such file. */
const WOFF2 = '774f4632'

/** What the first window of a new connection carries twice over: a font beyond that costs a phone one more round trip. */
const TWO_WINDOWS = 3 * 14_600

describe('шрифты', () => {
  it.each(fontFiles)(
    '$name: файл шрифта лежит там, где его просят стили',
    async ({ source, url, prepare }) => {
      const bytes = await readFile(source)
      const served = prepare ? await prepare(bytes) : bytes
      expect(served.subarray(0, 4).toString('hex')).toBe(WOFF2)
      if (prepare) expect(served.byteLength).toBeLessThan(bytes.byteLength / 2 + 4000)
      expect(globalCss).toContain(`url(${url})`)
    },
  )

  it('два шрифта первого экрана вместе легче прежнего одного', async () => {
    const small = fontFiles.filter(({ prepare }) => prepare)
    const sizes = await Promise.all(
      small.map(
        async ({ source, prepare }) => (await prepare?.(await readFile(source)))?.byteLength ?? 0,
      ),
    )
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(TWO_WINDOWS)
  })

  it('стили не просят ничего, чего сборка не положит', () => {
    const asked = [...globalCss.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1])
    expect(asked.toSorted()).toEqual(fontFiles.map(({ url }) => url).toSorted())
  })
})
