const MAX_LENGTH = 60
/** Letters, digits and characters used in article numbers; the URL may come from anybody. */
const ARTICLE = /^[\p{L}\d][\p{L}\d ./_+×*()-]*$/u

/** Id of the product; null: only its article is known. */
export const requestedProduct = (search: string): number | null => {
  const text = new URLSearchParams(search).get('product') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** The article of `/contacts/?article=…` whose price is requested; null if it is not valid. */
export const requestedArticle = (search: string): string | null => {
  const text = new URLSearchParams(search).get('article')?.trim() ?? ''
  return text.length <= MAX_LENGTH && ARTICLE.test(text) ? text : null
}
