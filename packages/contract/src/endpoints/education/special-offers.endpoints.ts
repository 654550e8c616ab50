import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { specialOfferSchema, specialOffersSchema } from '../../schemas/special-offers.schema.ts'

const open = { method: 'GET', access: 'public', sameFor: 'everybody', maxAge: 60 } as const
const path = '/api/content/offers'

/** §2.1: content of the pages /offer/ and /offer/{id}/. */
export const specialOffersEndpoints = {
  specialOffers: endpoint({
    ...open,
    id: 'specialOffers',
    path,
    summary: 'Спецпредложения, которые действуют сегодня',
    answers: { 200: specialOffersSchema },
  }),
  specialOffer: endpoint({
    ...open,
    id: 'specialOffer',
    path: `${path}/{id}`,
    summary: 'Одно спецпредложение, действующее или законченное',
    params: z.object({ id: pathIdField() }),
    answers: { 200: specialOfferSchema },
    errors: ['OFFER_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
