import { sessionCookies } from '@isp/session/cookies'
import { enter } from '../../fixtures/enter.ts'

/** An address of §2.1, the one that stands for it in this shop, and what it answers when that is not 200. */
export type Place = { route: string; path: string; status?: number; isPersonal?: true }

type Listed = { items: readonly { id?: number; slug?: string; uuid?: string }[] }

type Section = { slug: string; productCount: number; children: Section[] }

/** A section with goods of its own and more than one page of them. */
const largest = (sections: readonly Section[]): Section => {
  const [most] = sections.toSorted((one, other) => other.productCount - one.productCount)
  if (!most) throw new Error('no sections')
  return most.children.length > 0 ? largest(most.children) : most
}

/** Real slugs and numbers: of the catalogue, of the texts, and of what a buyer has. */
const readNames = async (origin: string, headers: Readonly<Record<string, string>>) => {
  const read = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${origin}/bff${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }
  const first = async (path: string, init?: RequestInit) => {
    const { items } = (await read(path, init)) as Listed
    if (!items[0]) throw new Error(`${path}: nothing there`)
    return items[0]
  }
  const post = { method: 'POST', body: '{}' }
  const { items } = (await read('/api/catalog/products', post)) as {
    items: { slug: string }[]
  }
  const [product] = items
  const sections = (await read('/api/catalog/sections', post)) as { items: Section[] }
  if (!product) throw new Error('no products')
  return {
    product: product.slug,
    section: largest(sections.items).slug,
    brand: (await first('/api/catalog/brands')).slug,
    collection: (await first('/api/catalog/promo/products')).slug,
    article: (await first('/api/education/article')).slug,
    offer: (await first('/api/content/offers')).id,
    order: (await first('/api/sale/order/list', post)).id,
    draft: (await first('/api/sale/v2/basket/draft')).id,
    ticket: (await first('/api/tickets')).id,
  }
}

const CONSTRUCTOR = 'sverlo-spiralnoe'

/** All 54 of §2.1, in its order. */
export const listPlaces = async (origin: string, login: string) => {
  const { cookies, headers } = await enter(origin, login)
  const names = await readNames(origin, headers)
  const company = cookies[sessionCookies.company]
  const mine = (route: string, path = route): Place => ({ route, path, isPersonal: true })
  const open = (route: string, path = route, status = 200): Place => ({ route, path, status })
  const places = [
    open('/'),
    open('/404/', '/404/', 404),
    open('/404/product/', '/404/product/', 404),
    open('/auth/'),
    open('/auth/change-password/'),
    open('/basket/'),
    open('/brands/'),
    open('/brands/[brand]/', `/brands/${names.brand}/`),
    mine('/cabinet/'),
    open('/cabinet/accept-invitation/'),
    open('/cabinet/auth/'),
    mine('/cabinet/companies/'),
    mine('/cabinet/companies/[id]/', `/cabinet/companies/${company}/`),
    open('/cabinet/confirmation-add-employee/'),
    mine('/cabinet/drafts/'),
    mine('/cabinet/drafts/[id]/', `/cabinet/drafts/${names.draft}/`),
    mine('/cabinet/favorites/'),
    mine('/cabinet/orders/'),
    mine('/cabinet/orders/[id]/', `/cabinet/orders/${names.order}/`),
    mine('/cabinet/personal/'),
    mine('/cabinet/personaldata/'),
    mine('/cabinet/product-ordered/'),
    mine('/cabinet/product-viewed/'),
    mine('/cabinet/repriced/'),
    open('/cabinet/registration/'),
    mine('/cabinet/tickets/'),
    mine('/cabinet/tickets/[id]/', `/cabinet/tickets/${names.ticket}/`),
    open('/catalog/'),
    open('/catalog/[section]/', `/catalog/${names.section}/`),
    open('/catalog/[section]/[page]/', `/catalog/${names.section}/2/`),
    open('/catalog/[section]/[page]/filtered/', `/catalog/${names.section}/1/filtered/?stock=now`),
    mine('/checkout/'),
    open('/collections/'),
    open('/collections/[slug]/', `/collections/${names.collection}/`),
    open('/comparison/'),
    open('/constructors/'),
    open('/constructors/[toolType]/', `/constructors/${CONSTRUCTOR}/`),
    open('/constructors/[toolType]/orderRequest/', `/constructors/${CONSTRUCTOR}/orderRequest/`),
    open('/contacts/'),
    open('/delivery/'),
    open('/feedback/'),
    open('/help/'),
    open('/help/[slugHelp]/', `/help/${names.article}/`),
    open('/offer/'),
    open('/offer/[id]/', `/offer/${names.offer}/`),
    open('/offer/custom/'),
    open('/payment/'),
    open('/product/'),
    open('/product/[productCode]/', `/product/${names.product}/`),
    open('/product/[productCode]/analogues/', `/product/${names.product}/analogues/`),
    open('/search/'),
    open('/search/[search]/', '/search/%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE/'),
    open('/search/[search]/[page]/', '/search/%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE/2/'),
    open('/section/'),
    open('/section/[slug]/', `/section/${names.section}/`),
  ]
  return places
}
