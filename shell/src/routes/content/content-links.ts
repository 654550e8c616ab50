import { urls } from '@isp/contract/urls'
import { contactsMessages, deliveryText, paymentText, policyText } from './content.messages.ts'

/** The static pages, in the order of their side menu. */
export const contentLinks = [
  { to: urls.delivery(), text: deliveryText.title },
  { to: urls.payment(), text: paymentText.title },
  { to: urls.contacts(), text: contactsMessages.title },
  { to: urls.policy(), text: policyText.title },
] as const
