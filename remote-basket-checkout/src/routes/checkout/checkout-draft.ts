import type { Checkout } from '@isp/contract'
import { sentFiles } from '@isp/forms'
import { type CheckoutForm, defaultsOf } from './checkout.schema.ts'

/** One draft a tab, of the account that typed it. */
export const CHECKOUT_DRAFT = 'checkout'

/** The fields as they stood before; delivery is the company's own matter, and only what is still offered. */
export const keptFields =
  (checkout: Checkout) =>
  (kept: CheckoutForm): CheckoutForm => {
    const {
      deliveryMethod,
      address,
      company,
      files,
      consignee,
      payer,
      freight,
      attorney,
      costCentre,
      ...person
    } = kept
    const ofCompany = { consignee, payer, costCentre }
    const suggested = defaultsOf(checkout)
    const isOffered = checkout.deliveryMethods.some(({ code }) => code === deliveryMethod)
    const isSame = company === suggested.company
    return {
      ...suggested,
      ...person,
      files: sentFiles(files),
      ...(isSame && ofCompany),
      ...(isSame && isOffered && { deliveryMethod, address, freight, attorney }),
    }
  }
