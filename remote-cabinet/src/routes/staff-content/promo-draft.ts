import type { PromoEntry, PromoFields, PromoKind } from '@isp/contract'
import { issueOf } from '@isp/contract/field-schemas'
import * as z from 'zod'
import { toIso, toLocal } from '../../shared/staff/local-moment.ts'

export type Picture = NonNullable<PromoEntry['image']>
export type FrameDraft = {
  key: number
  image: Picture | null
  title: string
  text: string
  link: string
}

/** A section that an entry stands in. */
export type PlaceDraft = { id: string; name: string }

/** What stands in the form: texts as they are typed. */
export type PromoDraft = {
  title: string
  text: string
  link: string
  image: Picture | null
  sectionId: string
  inSections: PlaceDraft[]
  articles: string
  startsAt: string
  endsAt: string
  isActive: boolean
  frames: FrameDraft[]
}

let frames = 0
export const newFrame = (): FrameDraft => {
  frames += 1
  return { key: frames, image: null, title: '', text: '', link: '' }
}

export const draftOf = (entry: PromoEntry | null): PromoDraft => ({
  title: entry?.title ?? '',
  text: entry?.text ?? '',
  link: entry?.link ?? '',
  image: entry?.image ?? null,
  sectionId: entry?.section ? String(entry.section.id) : '',
  inSections: entry?.inSections.map(({ id, name }) => ({ id: String(id), name })) ?? [],
  articles: '',
  startsAt: toLocal(entry?.startsAt ?? null),
  endsAt: toLocal(entry?.endsAt ?? null),
  isActive: entry?.isActive ?? true,
  frames: entry?.slides.map(({ image, title, text, link }) => ({
    ...newFrame(),
    ...{ image, title: title ?? '', text: text ?? '', link: link ?? '' },
  })) ?? [newFrame()],
})

/** What each kind cannot be without. */
export const promoSchema = (kind: PromoKind) =>
  z.custom<PromoDraft>().superRefine((draft, context) => {
    const { title, link, image, sectionId, frames: ofStory } = draft
    const missing: Partial<Record<keyof PromoDraft, boolean>> = {
      title: !title.trim(),
      link: kind === 'banners' && !link.trim(),
      image: (kind === 'banners' || kind === 'stories') && !image,
      sectionId: kind === 'sections' && !sectionId,
      frames: kind === 'stories' && ofStory.some((frame) => !frame.image),
    }
    for (const [field, isMissing] of Object.entries(missing))
      if (isMissing) context.addIssue({ ...issueOf({ code: 'REQUIRED' }), path: [field] })
  })

export type WholeFields = PromoFields & { title: string }

/** As the server takes it; `sort` stays what it was. */
export const fieldsOf = (kind: PromoKind, draft: PromoDraft): WholeFields => ({
  title: draft.title.trim(),
  text: draft.text.trim() || null,
  link: draft.link.trim() || null,
  startsAt: toIso(draft.startsAt),
  endsAt: toIso(draft.endsAt),
  isActive: draft.isActive,
  ...(kind === 'products' ? {} : { image: draft.image }),
  ...(kind === 'stories' ? {} : { inSections: draft.inSections.map(({ id }) => Number(id)) }),
  ...(kind === 'sections' ? { sectionId: Number(draft.sectionId) } : {}),
  ...(kind === 'stories'
    ? {
        slides: draft.frames.flatMap(({ image, title, text, link }) =>
          image
            ? [
                {
                  image,
                  title: title.trim() || null,
                  text: text.trim() || null,
                  link: link.trim() || null,
                },
              ]
            : [],
        ),
      }
    : {}),
})

export const articlesOf = (text: string): string[] => [
  ...new Set(text.split(/[\n;]/).flatMap((line) => line.trim() || [])),
]
