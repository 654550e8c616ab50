import { documentTitle } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { PageHead, RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
import { organizationJsonLd } from '../../layout/site/organization-json-ld.ts'
import { ContactsPage } from './contacts.page.tsx'
import {
  type ContentText,
  contactsMessages,
  contentMessages,
  deliveryText,
  paymentText,
  policyText,
} from './content.messages.ts'
import { ContentPage } from './content.page.tsx'
import { helpPage, loadHelp } from './help/help.parts.tsx'

const breadcrumbs = (origin: string, path: string, title: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: contentMessages.breadcrumbHome, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: origin + path },
  ],
})

const contentHead = (
  origin: string,
  path: string,
  { title, description }: { title: string; description: string },
): PageHead => ({
  title: documentTitle(title),
  description,
  canonical: path,
  ...(typeof ISP_WEB === 'undefined' && { jsonLd: [breadcrumbs(origin, path, title)] }),
})

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

type ContentName = keyof typeof contentPages | 'help'

/** A static page asks nobody. */
export const loadContent = async (
  context: RemoteContext,
  name: ContentName,
  address: PageAddress,
): Promise<void> => {
  if (name === 'help') await loadHelp(context, address)
}

export const contentPage = (context: RemoteContext, name: ContentName): LazyPage =>
  name === 'help' ? helpPage(context) : contentPages[name]
