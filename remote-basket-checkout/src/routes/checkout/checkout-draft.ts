import type { Checkout } from '@isp/contract'
import { storageNames } from '@isp/session'
import { type CheckoutForm, defaultsOf } from './checkout.schema.ts'
import { forgetTab, readTab, writeTab } from './tab-storage.ts'

/** What is typed at the checkout, for the same account in the same tab: a reload loses nothing. */
type CheckoutDraft = { account: string; company: string; fields: CheckoutForm }

const NAME = storageNames.session.checkoutDraft

const isFields = (value: unknown, like: CheckoutForm): value is CheckoutForm =>
  value !== null &&
  typeof value === 'object' &&
  Object.keys(like).every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

export const keepDraft = (draft: CheckoutDraft): void => writeTab(NAME, draft)

export const forgetDraft = (): void => forgetTab(NAME)

/** The fields as they stood before the reload, else as the server suggests. Delivery is the company's own matter. */
export const startFields = (account: string, checkout: Checkout): CheckoutForm => {
  const suggested = defaultsOf(checkout)
  const kept = readTab(NAME) as Partial<CheckoutDraft> | null
  if (kept?.account !== account || !isFields(kept.fields, suggested)) return suggested
  const { deliveryMethod, address, ...person } = kept.fields
  const isOffered = checkout.deliveryMethods.some(({ code }) => code === deliveryMethod)
  const isSameCompany = kept.company === checkout.company.uuid
  return { ...suggested, ...person, ...(isSameCompany && isOffered && { deliveryMethod, address }) }
}
