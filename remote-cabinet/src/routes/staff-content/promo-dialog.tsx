import type { PromoEntry, PromoKind } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormTextArea, FormTextField, useZodForm } from '@isp/forms'
import { Checkbox, Drawer, Stack } from '@isp/ui'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { FramesField } from './frames-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PlacesField } from './places-field.tsx'
import { promoCalls, promoKey } from './promo-calls.ts'
import { articlesOf, draftOf, fieldsOf, type PromoDraft, promoSchema } from './promo-draft.ts'
import { findByArticles, setGoods } from './promo-goods.ts'
import { SectionField } from './section-field.tsx'
import { promoMessages as messages } from './staff-promo.messages.ts'

/** A schema names the item that it refuses, a service the field alone. */
const ofFirst = Object.fromEntries(
  (Object.keys(draftOf(null)) as (keyof PromoDraft)[]).map((name) => [`items.0.${name}`, name]),
)

type PromoDialogProps = { kind: PromoKind; entry: PromoEntry | null; onClose: () => void }
/** An entry of promo, new or old. Pictures are sent when they are chosen, the rest with one press. */
export const PromoDialog = ({ kind, entry, onClose }: PromoDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<PromoDraft, PromoDraft>(promoSchema(kind), {
    defaultValues: draftOf(entry),
  })
  const draft = form.watch()
  const { errors, isSubmitted } = form.formState
  const change = useChange({
    saysFailure: 'page',
    send: async ({ sent, ids }: { sent: PromoDraft; ids: number[] }, marks) => {
      const calls = promoCalls(api)[kind]
      const fields = fieldsOf(kind, sent)
      const saved = entry
        ? (await calls.change([{ ...fields, id: entry.id }], marks)).items[0]
        : await calls.create(fields, marks)
      if (saved && ids.length > 0) await setGoods(api, saved, ids, marks)
    },
    invalidates: () => [promoKey],
    onDone: onClose,
  })
  const handleSubmit = async (sent: PromoDraft) => {
    const articles = kind === 'products' ? articlesOf(sent.articles) : []
    const { ids, unknown } = await findByArticles(api, articles)
    if (unknown.length === 0) return change.submit({ sent, ids })
    form.setError('articles', { message: messages.articlesUnknown(unknown.join(', ')) })
  }
  /** Of a field that is no input of its own: drawn from the form, written into it. */
  const put = <Name extends 'image' | 'sectionId' | 'inSections' | 'frames'>(
    name: Name,
    value: PromoDraft[Name],
  ) => form.setValue(name, value as never, { shouldValidate: isSubmitted })
  return (
    <Drawer
      isOpen
      side="center"
      title={entry ? messages.edit(entry.title) : messages.add[kind]}
      onClose={onClose}
    >
      <Form form={form} fieldMap={ofFirst} onSubmit={handleSubmit}>
        <Stack gap={4}>
          <FormTextField<PromoDraft> name="title" label={messages.title} required maxLength={120} />
          {kind !== 'stories' && (
            <FormTextArea<PromoDraft> name="text" label={messages.text} maxLength={500} rows={2} />
          )}
          {kind === 'sections' && (
            <SectionField
              value={draft.sectionId}
              error={errors.sectionId?.message}
              onValue={(sectionId) => put('sectionId', sectionId)}
            />
          )}
          {(kind === 'banners' || kind === 'sections') && (
            <FormTextField<PromoDraft>
              name="link"
              label={messages.link}
              hint={messages.linkHint}
              required={kind === 'banners'}
              maxLength={500}
            />
          )}
          {kind !== 'stories' && (
            <PlacesField
              places={draft.inSections}
              error={errors.inSections?.message}
              onPlaces={(inSections) => put('inSections', inSections)}
            />
          )}
          {kind !== 'products' && (
            <PictureField
              label={messages.image}
              picture={draft.image}
              error={errors.image?.message}
              onPicture={(image) => put('image', image)}
            />
          )}
          {kind === 'products' && (
            <FormTextArea<PromoDraft>
              name="articles"
              label={messages.articles}
              hint={
                entry ? `${messages.articlesHint}. ${messages.articlesKeep}` : messages.articlesHint
              }
              rows={5}
            />
          )}
          {kind === 'stories' && (
            <FramesField
              frames={draft.frames}
              isMissed={isSubmitted}
              onFrames={(frames) => put('frames', frames)}
            />
          )}
          <FormTextField<PromoDraft>
            name="startsAt"
            label={messages.startsAt}
            type="datetime-local"
          />
          <FormTextField<PromoDraft> name="endsAt" label={messages.endsAt} type="datetime-local" />
          <Checkbox {...form.register('isActive')} label={messages.active} />
          <DialogFoot isPending={form.formState.isSubmitting} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
