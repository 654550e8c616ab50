import { urls } from '@isp/contract/urls'
import type { PageHead, RemoteRoute } from '@isp/federation'
import { organizationJsonLd } from '../../layout/site/organization-json-ld.ts'
import { siteConfig } from '../../layout/site/site.config.ts'
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
  title: contentMessages.documentTitle(title, siteConfig.name),
  description,
  canonical: path,
  jsonLd: [breadcrumbs(origin, path, title)],
})

const textRoute = (id: string, path: string, text: ContentText): RemoteRoute => ({
  id,
  path,
  element: <ContentPage path={path} text={text} />,
  handle: { head: ({ origin }) => contentHead(origin, path, text) },
})

/** Delivery, payment, contacts and the policy: pages without data of their own. */
export const contentRoutes: readonly RemoteRoute[] = [
  textRoute('shell:delivery', urls.delivery(), deliveryText),
  textRoute('shell:payment', urls.payment(), paymentText),
  textRoute('shell:policy', urls.policy(), policyText),
  {
    id: 'shell:contacts',
    path: urls.contacts(),
    element: <ContactsPage />,
    handle: {
      head: ({ origin }) => {
        const head = contentHead(origin, urls.contacts(), contactsMessages)
        return { ...head, jsonLd: [organizationJsonLd(origin), ...(head.jsonLd ?? [])] }
      },
    },
  },
]
