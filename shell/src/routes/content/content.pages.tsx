import { urls } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
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
import { editableTextPage, editedHead } from './editable-text.page.tsx'
import { editedTextQuery } from './edited-text.query.ts'
import { feedbackPage } from './feedback.page.tsx'
import { helpPage, loadHelp } from './help/help.parts.tsx'
import { customOfferPage } from './offers/custom-offer.page.tsx'
import { loadOffer, offerPage } from './offers/offers.parts.tsx'

const textPage = (path: string, text: ContentText): LazyPage => ({
  Page: () => <ContentPage path={path} text={text} />,
  head: ({ origin }) => contentHead(origin, path, text),
})

export const contentPages = {
  policy: textPage(urls.policy(), policyText),
} satisfies Record<string, LazyPage>

/** Pages whose built-in text the staff can replace. */
export const editablePages = {
  delivery: { slug: 'delivery', path: urls.delivery(), text: deliveryText },
  payment: { slug: 'payment', path: urls.payment(), text: paymentText },
} as const

const isOwn = (name: string): name is keyof typeof editablePages =>
  Object.hasOwn(editablePages, name)

type ContentName =
  | keyof typeof contentPages
  | keyof typeof editablePages
  | 'contacts'
  | 'help'
  | 'feedback'
  | 'offer'
  | 'customOffer'

/** A static page needs no request; if edited text cannot be read, the built-in text is shown. */
export const loadContent = async (
  context: RemoteContext,
  name: ContentName,
  address: PageAddress,
): Promise<void> => {
  if (isOwn(name) || name === 'contacts')
    await context.queryClient.ensureQueryData(editedTextQuery(context.api, name))
  if (name === 'help') await loadHelp(context, address)
  if (name === 'offer') await loadOffer(context, address)
}

export const contentPage = async (context: RemoteContext, name: ContentName): Promise<LazyPage> => {
  if (isOwn(name)) return editableTextPage(context, editablePages[name])
  if (name === 'contacts') {
    const place = { slug: name, path: urls.contacts(), text: contactsMessages }
    return { Page: ContactsPage, head: editedHead(context, place) }
  }
  if (name === 'feedback') return feedbackPage()
  if (name === 'customOffer') return customOfferPage()
  if (name === 'offer') return offerPage(context)
  return name === 'help' ? helpPage(context) : contentPages[name]
}
