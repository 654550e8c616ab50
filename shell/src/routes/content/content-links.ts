import { helpUrl, offersUrl } from '@isp/contract/content-urls'
import { feedbackUrl, urls } from '@isp/contract/urls'
import { contactsMessages, deliveryText, paymentText, policyText } from './content.messages.ts'
import { helpMessages } from './help/help.messages.ts'
import { offersMessages } from './offers/offers.messages.ts'

/** The static pages, in the order of their side menu. */
export const contentLinks = [
  { to: urls.delivery(), text: deliveryText.title },
  { to: urls.payment(), text: paymentText.title },
  { to: offersUrl(), text: offersMessages.title },
  { to: urls.contacts(), text: contactsMessages.title },
  { to: feedbackUrl(), text: contactsMessages.feedback },
  { to: urls.help(), text: helpMessages.title },
  { to: helpUrl('about'), text: helpMessages.about },
  { to: helpUrl('order'), text: helpMessages.order },
  { to: helpUrl('guarantee'), text: helpMessages.guarantee },
  { to: urls.policy(), text: policyText.title },
] as const
