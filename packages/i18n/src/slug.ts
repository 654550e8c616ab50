import slugify from '@sindresorhus/slugify'

const LONGEST_SLUG = 80

type Shape = { separator?: '-' | '_'; limit?: number }

/** «Сверло 8,5 мм» → sverlo-8-5-mm: the only transliteration used in URLs; cut between words. */
export const slugText = (text: string, { separator = '-', limit = LONGEST_SLUG }: Shape = {}) => {
  const slug = slugify(text.slice(0, 300), { separator, decamelize: false })
  if (slug.length <= limit) return slug
  const cut = slug.lastIndexOf(separator, limit)
  return slug.slice(0, cut > 0 ? cut : limit)
}
