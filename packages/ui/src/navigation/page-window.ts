/** A number to link to, or a gap between far numbers. */
type PageMark = number | 'gap'

/** First, last and the neighbours of the current page; a gap never hides a single number. */
export const pageWindow = (page: number, pages: number, reach = 1): PageMark[] => {
  const shown = new Set([1, pages])
  for (let near = page - reach; near <= page + reach; near += 1) {
    if (near >= 1 && near <= pages) shown.add(near)
  }
  if (shown.has(3)) shown.add(2)
  if (shown.has(pages - 2)) shown.add(pages - 1)
  const marks: PageMark[] = []
  let previous = 0
  for (const number of [...shown].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)) {
    if (number - previous > 1) marks.push('gap')
    marks.push(number)
    previous = number
  }
  return marks
}
