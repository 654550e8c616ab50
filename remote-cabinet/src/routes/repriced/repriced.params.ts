import type { RepricedPlace } from '@isp/contract'
import { repricedUrl } from '@isp/contract/urls'

export type RepricedParams = { page: number; in?: RepricedPlace }

export const repricedPlaces = ['drafts', 'favorites'] as const satisfies RepricedPlace[]

/** What the address asks for: `?in=drafts&page=2`. What is unknown asks for nothing. */
export const parseRepricedParams = (search: URLSearchParams): RepricedParams => {
  const page = search.get('page') ?? ''
  const place = repricedPlaces.find((one) => one === search.get('in'))
  return { page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1, ...(place && { in: place }) }
}

/** Without defaults, so that one list has one address. */
export const repricedAddress = ({ page, ...asked }: RepricedParams): string => {
  const search = new URLSearchParams(asked)
  if (page > 1) search.set('page', String(page))
  return repricedUrl(search)
}
