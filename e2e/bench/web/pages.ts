/** The public pages that the bar names (quality), by their addresses in the demo catalogue of the bench. */
export type BenchPage = { name: string; url: string }

const SECTION = '/catalog/sverla-c-h/'
const SEARCH = `/search/${encodeURIComponent('сверло')}/`

/** The product is the first of the section: its address depends on the demo data. */
export const shopPages = async (origin: string): Promise<BenchPage[]> => {
  const html = await (await fetch(origin + SECTION)).text()
  const product = /href="(\/product\/[^"?]+)"/.exec(html)?.[1]
  if (!product) throw new Error(`no product is linked from ${SECTION}`)
  return [
    { name: 'home', url: origin },
    { name: 'section', url: origin + SECTION },
    { name: 'product', url: origin + product },
    { name: 'search', url: origin + SEARCH },
  ]
}

/** Pages that are read: of the shop, of the help, of offers. */
export const textPages = (origin: string): BenchPage[] =>
  Object.entries({
    brands: '/brands/',
    constructors: '/constructors/',
    help: '/help/',
    article: '/help/kak-vybrat-metchik/',
    calculator: '/help/skorost-i-oboroty/',
    trouble: '/help/vibracii/',
    guide: '/help/podbor-instrumenta/',
    offers: '/offer/',
    'custom-offer': '/offer/custom/',
    delivery: '/delivery/',
    contacts: '/contacts/',
    feedback: '/feedback/',
  }).map(([name, path]) => ({ name, url: origin + path }))
