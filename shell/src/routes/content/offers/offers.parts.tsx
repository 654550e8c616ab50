import type { SpecialOffer } from '@isp/contract'
import { offersUrl, offerUrl } from '@isp/contract/content-urls'
import type { PageHead, RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
import { notFound, useParams } from '@isp/router'
import type { FeedbackForm } from '../../../layout/feedback/feedback-window.tsx'
import { loadFeedback } from '../../../layout/feedback/use-feedback-window.tsx'
import { notFoundHead } from '../../../layout/not-found/not-found.head.ts'
import { contentHead } from '../content-head.ts'
import { OfferPage } from './offer.page.tsx'
import { offersMessages as messages } from './offers.messages.ts'
import { offerQuery, offersQuery } from './offers.queries.ts'
import { OffersIndexPage } from './offers-index.page.tsx'

/** A valid id; anything else is a 404 without a request (D20). */
const ID = /^[1-9]\d{0,8}$/

const Page = ({ Form }: { Form: typeof FeedbackForm }) => {
  const { id } = useParams()
  return id === undefined ? <OffersIndexPage /> : <OfferPage key={id} id={Number(id)} Form={Form} />
}

export const loadOffer = async (
  { api, queryClient }: RemoteContext,
  { params }: PageAddress,
): Promise<void> => {
  if (params.id === undefined) {
    await queryClient.ensureQueryData(offersQuery(api))
    return
  }
  if (!ID.test(params.id)) throw notFound()
  await queryClient.ensureQueryData(offerQuery(api, Number(params.id)))
}

const offerHead = (origin: string, offer: SpecialOffer): PageHead => {
  const path = offerUrl(offer.id)
  const head = contentHead(origin, path, { title: offer.title, description: offer.summary }, [
    { name: messages.title, path: offersUrl() },
  ])
  return {
    ...head,
    ...(offer.isEnded && { noindex: true }),
    ...(head.jsonLd && {
      jsonLd: [
        ...head.jsonLd,
        {
          '@context': 'https://schema.org',
          '@type': 'Offer',
          name: offer.title,
          description: offer.summary,
          url: origin + path,
          validFrom: offer.startsOn,
          validThrough: offer.endsOn,
          seller: { '@id': `${origin}/#organization` },
        },
      ],
    }),
  }
}

export const offerPage = async ({ api, queryClient }: RemoteContext): Promise<LazyPage> => {
  const { FeedbackForm: Form } = await loadFeedback()
  return {
    Page: () => <Page Form={Form} />,
    head: ({ origin, params, url }) => {
      if (params.id === undefined) return contentHead(origin, offersUrl(), messages)
      const offer = queryClient.getQueryData(offerQuery(api, Number(params.id)).queryKey)
      return offer ? offerHead(origin, offer) : notFoundHead(url.pathname)
    },
  }
}
