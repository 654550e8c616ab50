import { createHash } from 'node:crypto'
import { slugText } from '@isp/i18n/slug'

// At most 60 with the hash suffix: the contract's limit of a filter's code.
const CODE = 48

const tail = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8)

/** «Сверло 8,5 мм» → sverlo-8-5-mm; without a letter or digit, the beginning of a hash of the id. */
export const slugOf = (name: string, id: string): string => slugText(name) || tail(id)

/** The same as a code, which is added to `taken`: dlina_mm, or dlina_mm_1a2b3c4d when that is in use. */
export const newCode = (name: string, id: string, taken: Set<string>): string => {
  const word = slugText(name, { separator: '_', limit: CODE })
  const wish = /^[a-z]/.test(word) ? word : `p_${word || tail(id)}`
  // URLs use these endings for the bounds of a number.
  const code = taken.has(wish) || /_(from|to)$/.test(wish) ? `${wish}_${tail(id)}` : wish
  taken.add(code)
  return code
}
