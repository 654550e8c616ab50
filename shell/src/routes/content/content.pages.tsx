import { urls } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
import { organizationJsonLd } from '../../layout/site/organization-json-ld.ts'
import { ContactsPage } from './contacts.page.tsx'
import {
  type ContentText,
  contactsMessages,
  deliveryText,
  paymentText,
  policyText,
} from './content.messages.ts'
import { ContentPage } from './content.page.tsx'
import { contentHead } from './content-head.ts'
import { feedbackPage } from './feedback.page.tsx'
import { helpPage, loadHelp } from './help/help.parts.tsx'
import { customOfferPage } from './offers/custom-offer.page.tsx'
import { loadOffer, offerPage } from './offers/offers.parts.tsx'

const textPage = (path: string, text: ContentText): LazyPage => ({
  Page: () => <ContentPage path={path} text={text} />,
  head: ({ origin }) => contentHead(origin, path, text),
})

export const contentPages = {
  delivery: textPage(urls.delivery(), deliveryText),
  payment: textPage(urls.payment(), paymentText),
  policy: textPage(urls.policy(), policyText),
  contacts: {
    Page: ContactsPage,
    head: ({ origin }) => {
      const head = contentHead(origin, urls.contacts(), contactsMessages)
      return typeof ISP_WEB === 'undefined'
        ? { ...head, jsonLd: [organizationJsonLd(origin), ...(head.jsonLd ?? [])] }
        : head
    },
  },
} satisfies Record<string, LazyPage>

type ContentName = keyof typeof contentPages | 'help' | 'feedback' | 'offer' | 'customOffer'

/** A static page asks nobody. */
export const loadContent = async (
  context: RemoteContext,
  name: ContentName,
  address: PageAddress,
): Promise<void> => {
  if (name === 'help') await loadHelp(context, address)
  if (name === 'offer') await loadOffer(context, address)
}

export const contentPage = async (context: RemoteContext, name: ContentName): Promise<LazyPage> => {
  if (name === 'feedback') return feedbackPage()
  if (name === 'customOffer') return customOfferPage()
  if (name === 'offer') return offerPage(context)
  return name === 'help' ? helpPage(context) : contentPages[name]
}
