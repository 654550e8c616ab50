import { createHash } from 'node:crypto'
import slugify from '@sindresorhus/slugify'

const LENGTH = 80
const shortened = (slug: string, sign: string): string => {
  if (slug.length <= LENGTH) return slug
  const cut = slug.lastIndexOf(sign, LENGTH)
  return slug.slice(0, cut > 0 ? cut : LENGTH)
}

const tail = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8)

/** «Сверло 8,5 мм» → sverlo-8-5-mm; without a single letter or digit, the beginning of a hash of the id. */
export const slugOf = (name: string, id: string): string =>
  shortened(slugify(name.slice(0, 300), { decamelize: false }), '-') || tail(id)

/** The same as a code, of which `taken` gets to know: dlina_mm, and dlina_mm_1a2b3c4d when that is taken. */
export const newCode = (name: string, id: string, taken: Set<string>): string => {
  const word = shortened(slugify(name.slice(0, 300), { separator: '_', decamelize: false }), '_')
  const wish = /^[a-z]/.test(word) ? word : `p_${word || tail(id)}`
  const code = taken.has(wish) ? `${wish}_${tail(id)}` : wish
  taken.add(code)
  return code
}
