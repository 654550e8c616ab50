/** Addresses of one kind, each given out once: no cache has an answer for it yet. */
export type Addresses = () => string

const SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'new']

const locations = async (url: string): Promise<string[]> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, loc]) => loc ?? [])
}

const giveOnce = (addresses: readonly string[]): Addresses => {
  let next = 0
  return () => {
    const address = addresses[next++ % addresses.length]
    if (!address) throw new Error('the shop has no such pages')
    // after a whole round the least of differences: a parameter that no page knows
    return next > addresses.length
      ? `${address}${address.includes('?') ? '&' : '?'}round=${next}`
      : address
  }
}

/** From the sitemap, as a search engine finds them: every product; every section in every order. */
export const readAddresses = async (origin: string) => {
  const files = await locations(`${origin}/sitemap.xml`)
  const all = (await Promise.all(files.map(locations))).flat()
  const below = (path: string) => all.filter((url) => new URL(url).pathname.startsWith(path))
  const sections = below('/catalog/').filter((url) => new URL(url).pathname !== '/catalog/')
  return {
    products: giveOnce(below('/product/')),
    sections: giveOnce(
      SORTS.flatMap((sort) => sections.map((url) => `${url}1/filtered/?sort=${sort}`)),
    ),
  }
}
