import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { PromoEntry, PromoFields, PromoKind, PromoSlide } from '@isp/contract'
import type { CallMarks } from '@isp/federation/page'
import { queryOptions } from '@isp/query'
import { staffKey } from '../../shared/staff/staff.queries.ts'
import type { Picture, WholeFields } from './promo-draft.ts'

type Change = PromoFields & { id: number }
type Calls = {
  all: (signal: AbortSignal) => Promise<{ items: PromoEntry[] }>
  create: (fields: WholeFields, marks: CallMarks) => Promise<PromoEntry>
  change: (items: Change[], marks: CallMarks) => Promise<{ items: PromoEntry[] }>
  remove: (id: number, marks: CallMarks) => Promise<{ ids: number[] }>
}

/** The form has looked after it: what a kind cannot be without is there. */
const needed = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('a field of promo is missing')
  return value
}
const common = ({ title, text, link, startsAt, endsAt, isActive, sort }: PromoFields) => ({
  ...{ title, text, link, startsAt, endsAt, isActive, sort },
})
/** A banner keeps its link when none is named. */
const commonOfBanner = ({ link, ...fields }: PromoFields) => {
  const { link: _none, ...rest } = common(fields)
  return { ...rest, ...(link ? { link } : {}) }
}
const withPicture = ({ image }: PromoFields): { image?: Picture } => (image ? { image } : {})
const withPlaces = ({ inSections }: PromoFields): { inSections?: number[] } =>
  inSections ? { inSections } : {}
const withSlides = ({ slides }: PromoFields): { slides?: PromoSlide[] } =>
  slides ? { slides } : {}

/** The four kinds have calls of their own (§7.3) and differ in what they cannot be without. */
export const promoCalls = (api: ApiClient): Record<PromoKind, Calls> => ({
  banners: {
    all: (signal) =>
      unwrap(api.GET('/api/catalog/promo/banners/all', { signal, ...ignoreErrors() })),
    create: (fields, marks) => {
      const own = { title: fields.title, link: needed(fields.link), image: needed(fields.image) }
      return unwrap(
        api.POST('/api/catalog/promo/banners', {
          body: { ...common(fields), ...withPlaces(fields), ...own },
          ...marks,
        }),
      )
    },
    change: (changes, marks) => {
      const items = changes.map(({ id, ...fields }) => ({
        ...commonOfBanner(fields),
        ...withPlaces(fields),
        ...withPicture(fields),
        id,
      }))
      return unwrap(api.PATCH('/api/catalog/promo/banners', { body: { items }, ...marks }))
    },
    remove: (id, marks) =>
      unwrap(
        api.DELETE('/api/catalog/promo/banners', {
          params: { query: { ids: String(id) } },
          ...marks,
        }),
      ),
  },
  stories: {
    all: (signal) =>
      unwrap(api.GET('/api/catalog/promo/stories/all', { signal, ...ignoreErrors() })),
    create: (fields, marks) => {
      const own = { image: needed(fields.image), slides: needed(fields.slides) }
      const body = { ...common(fields), title: fields.title, ...own }
      return unwrap(api.POST('/api/catalog/promo/stories', { body, ...marks }))
    },
    change: (changes, marks) => {
      const items = changes.map(({ id, ...fields }) => ({
        ...common(fields),
        ...withPicture(fields),
        ...withSlides(fields),
        id,
      }))
      return unwrap(api.PATCH('/api/catalog/promo/stories', { body: { items }, ...marks }))
    },
    remove: (id, marks) =>
      unwrap(
        api.DELETE('/api/catalog/promo/stories', {
          params: { query: { ids: String(id) } },
          ...marks,
        }),
      ),
  },
  products: {
    all: (signal) =>
      unwrap(api.GET('/api/catalog/promo/products/all', { signal, ...ignoreErrors() })),
    create: (fields, marks) =>
      unwrap(
        api.POST('/api/catalog/promo/products', {
          body: { ...common(fields), ...withPlaces(fields), title: fields.title },
          ...marks,
        }),
      ),
    change: (changes, marks) => {
      const items = changes.map(({ id, ...fields }) => ({
        ...common(fields),
        ...withPlaces(fields),
        id,
      }))
      return unwrap(api.PATCH('/api/catalog/promo/products', { body: { items }, ...marks }))
    },
    remove: (id, marks) =>
      unwrap(
        api.DELETE('/api/catalog/promo/products', {
          params: { query: { ids: String(id) } },
          ...marks,
        }),
      ),
  },
  sections: {
    all: (signal) =>
      unwrap(api.GET('/api/catalog/promo/sections/all', { signal, ...ignoreErrors() })),
    create: (fields, marks) => {
      const own = { sectionId: needed(fields.sectionId), image: fields.image }
      const body = { ...common(fields), ...withPlaces(fields), title: fields.title, ...own }
      return unwrap(api.POST('/api/catalog/promo/sections', { body, ...marks }))
    },
    change: (changes, marks) => {
      const items = changes.map(({ id, image, sectionId, ...fields }) => ({
        ...common(fields),
        ...withPlaces(fields),
        ...(image === undefined ? {} : { image }),
        ...(sectionId === undefined ? {} : { sectionId }),
        id,
      }))
      return unwrap(api.PATCH('/api/catalog/promo/sections', { body: { items }, ...marks }))
    },
    remove: (id, marks) =>
      unwrap(
        api.DELETE('/api/catalog/promo/sections', {
          params: { query: { ids: String(id) } },
          ...marks,
        }),
      ),
  },
})

export const promoKey = [...staffKey, 'promo'] as const

export const promoEntriesQuery = (api: ApiClient, kind: PromoKind) =>
  queryOptions({
    queryKey: [...promoKey, kind],
    queryFn: ({ signal }) => promoCalls(api)[kind].all(signal),
  })
