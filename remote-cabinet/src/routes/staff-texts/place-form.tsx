import { unwrap } from '@isp/api-client'
import type { OpenedText, PlaceTextInput } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { FormTextField, useZodForm } from '@isp/forms'
import { useNavigate } from '@isp/router'
import * as z from 'zod'
import { ShownForm } from './shown-form.tsx'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { placeShape, TopicField } from './topic-field.tsx'

const schema = z.object({ ...placeShape, isHidden: z.boolean() })
type Fields = z.input<typeof schema>

/** Where an article stands, and whether it is shown at all. */
export const PlaceForm = ({ text }: { text: OpenedText }) => {
  const { api } = useRemoteContext()
  const navigate = useNavigate()
  const form = useZodForm<Fields, PlaceTextInput>(schema, {
    defaultValues: {
      slug: text.slug,
      topicId: String(text.topic?.id ?? ''),
      isHidden: text.state === 'hidden',
    },
  })
  return (
    <ShownForm
      form={form}
      title={messages.place}
      save={messages.savePlace}
      send={(body, marks) => {
        const params = { path: { kind: text.kind, slug: text.slug } }
        return unwrap(api.PATCH('/api/content/texts/{kind}/{slug}', { params, body, ...marks }))
      }}
      onDone={({ slug }) => slug !== text.slug && navigate(contentUrls.text('article', slug))}
    >
      <FormTextField<Fields>
        name="slug"
        label={messages.address}
        hint={messages.placeHint}
        maxLength={120}
      />
      <TopicField />
    </ShownForm>
  )
}
