import { notFound } from '@isp/router'

/** As long as the server takes (contract: `slug`). */
const MAX_CODE = 200

/** Throws the 404 answer for a productCode that cannot exist (D20). */
export const checkProductCode = ({ productCode = '' }: { productCode?: string }): void => {
  if (productCode === '' || productCode.length > MAX_CODE) throw notFound()
}
