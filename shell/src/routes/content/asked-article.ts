const MAX_LENGTH = 60
/** Letters, figures and the signs of article numbers; the address may have been written by anybody. */
const ARTICLE = /^[\p{L}\d][\p{L}\d ./_+×*()-]*$/u

/** Our number of that product; null: only its article is known. */
export const askedProduct = (search: string): number | null => {
  const text = new URLSearchParams(search).get('product') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The article of `/contacts/?article=…` that a price is asked for; null for whatever is none. */
export const askedArticle = (search: string): string | null => {
  const text = new URLSearchParams(search).get('article')?.trim() ?? ''
  return text.length <= MAX_LENGTH && ARTICLE.test(text) ? text : null
}
