// @vitest-environment node
import { access } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fontFiles } from './font-files.ts'
import { globalCss } from './theme/global-css.ts'

describe('шрифты', () => {
  it.each(fontFiles)(
    '$name есть в пакете, и стили просят его по тому адресу, где он лежит',
    async ({ source, url }) => {
      await expect(access(source)).resolves.toBeUndefined()
      expect(globalCss).toContain(`url(${url})`)
    },
  )

  it('стили не просят ничего, чего сборка не положит', () => {
    const asked = [...globalCss.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1])
    expect(asked.toSorted()).toEqual(fontFiles.map(({ url }) => url).toSorted())
  })
})
