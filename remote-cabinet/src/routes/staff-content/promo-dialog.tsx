import type { PromoEntry, PromoKind } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Checkbox, Drawer, Stack, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { DialogFoot } from '../../shared/staff/dialog-foot.tsx'
import { fieldErrorOf } from '../../shared/staff/field-errors.ts'
import { FramesField } from './frames-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PlacesField } from './places-field.tsx'
import { promoCalls, promoKey } from './promo-calls.ts'
import { articlesOf, draftOf, fieldsOf, missingOf, type PromoDraft } from './promo-draft.ts'
import { findByArticles, setGoods } from './promo-goods.ts'
import { SectionField } from './section-field.tsx'
import { promoMessages as messages } from './staff-promo.messages.ts'

type PromoDialogProps = { kind: PromoKind; entry: PromoEntry | null; onClose: () => void }
type TextName = 'title' | 'text' | 'link' | 'startsAt' | 'endsAt'

/** An entry of promo, new or old. Pictures are sent when they are chosen, the rest with one press. */
export const PromoDialog = ({ kind, entry, onClose }: PromoDialogProps) => {
  const { api } = useRemoteContext()
  const [draft, setDraft] = useState(() => draftOf(entry))
  const [isSent, setSent] = useState(false)
  const [unknown, setUnknown] = useState<string[]>([])
  const put = (part: Partial<PromoDraft>) => setDraft({ ...draft, ...part })
  const missing = missingOf(kind, draft)
  const change = useChange({
    saysFailure: 'page',
    send: async (sent: PromoDraft, marks) => {
      const articles = kind === 'products' ? articlesOf(sent.articles) : []
      const goods = await findByArticles(api, articles)
      setUnknown(goods.unknown)
      if (goods.unknown.length > 0) return false
      const calls = promoCalls(api)[kind]
      const fields = fieldsOf(kind, sent)
      const saved = entry
        ? (await calls.change([{ ...fields, id: entry.id }], marks)).items[0]
        : await calls.create(fields, marks)
      if (saved && goods.ids.length > 0) await setGoods(api, saved, goods.ids, marks)
      return true
    },
    invalidates: () => [promoKey],
    onDone: (isSaved) => isSaved && onClose(),
  })
  const errorOf = (name: keyof PromoDraft) =>
    (isSent && missing[name] ? messages.required : undefined) ??
    // a schema names the item that it refuses, a service the field alone
    (entry ? fieldErrorOf(change.failure, `items.0.${name}`) : undefined) ??
    fieldErrorOf(change.failure, name)
  const fieldOf = (name: TextName) => ({
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(missing).length === 0) change.run(draft)
  }
  return (
    <Drawer
      isOpen
      side="center"
      title={entry ? messages.edit(entry.title) : messages.add[kind]}
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          <TextField label={messages.title} required maxLength={120} {...fieldOf('title')} />
          {kind !== 'stories' && (
            <TextArea label={messages.text} maxLength={500} rows={2} {...fieldOf('text')} />
          )}
          {kind === 'sections' && (
            <SectionField
              value={draft.sectionId}
              error={errorOf('sectionId')}
              onValue={(sectionId) => put({ sectionId })}
            />
          )}
          {(kind === 'banners' || kind === 'sections') && (
            <TextField
              label={messages.link}
              hint={messages.linkHint}
              required={kind === 'banners'}
              maxLength={500}
              {...fieldOf('link')}
            />
          )}
          {kind !== 'stories' && (
            <PlacesField
              places={draft.inSections}
              error={errorOf('inSections')}
              onPlaces={(inSections) => put({ inSections })}
            />
          )}
          {kind !== 'products' && (
            <PictureField
              label={messages.image}
              picture={draft.image}
              error={errorOf('image')}
              onPicture={(image) => put({ image })}
            />
          )}
          {kind === 'products' && (
            <TextArea
              label={messages.articles}
              hint={
                entry ? `${messages.articlesHint}. ${messages.articlesKeep}` : messages.articlesHint
              }
              rows={5}
              value={draft.articles}
              error={unknown.length > 0 ? messages.articlesUnknown(unknown.join(', ')) : undefined}
              onChange={({ target }) => put({ articles: target.value })}
            />
          )}
          {kind === 'stories' && (
            <FramesField
              frames={draft.frames}
              isMissed={isSent}
              onFrames={(frames) => put({ frames })}
            />
          )}
          <TextField label={messages.startsAt} type="datetime-local" {...fieldOf('startsAt')} />
          <TextField label={messages.endsAt} type="datetime-local" {...fieldOf('endsAt')} />
          <Checkbox
            label={messages.active}
            checked={draft.isActive}
            onChange={({ target }) => put({ isActive: target.checked })}
          />
          <DialogFoot change={change} onClose={onClose} />
        </Stack>
      </form>
    </Drawer>
  )
}
