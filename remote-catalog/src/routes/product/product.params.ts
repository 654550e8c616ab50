import type { PageAddress } from '@isp/federation/page'
import { notFound, redirect } from '@isp/router'

/** As long as the server takes (contract: `slug`). */
const MAX_CODE = 200

/** Throws the 404 answer for a productCode that cannot exist (D20). */
export const checkProductCode = ({ productCode = '' }: { productCode?: string }): void => {
  if (productCode === '' || productCode.length > MAX_CODE) throw notFound()
}

const PERMANENT = 308

/** A product that was found by a former address lives at its present one; what was asked beside it stays. */
export const leadOn = (
  slug: string,
  { params, url: { search } }: PageAddress,
  toUrl: (slug: string) => string,
): void => {
  if (slug !== params.productCode) throw redirect(toUrl(slug) + search, PERMANENT)
}
