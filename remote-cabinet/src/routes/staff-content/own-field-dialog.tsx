import { unwrap } from '@isp/api-client'
import type { Product } from '@isp/contract'
import { messageField } from '@isp/contract/field-schemas'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Form, FormTextArea, useZodForm } from '@isp/forms'
import { Drawer, Stack } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../../shared/page/dialog-foot.tsx'
import { ownFieldsKey } from '../../shared/staff/content.queries.ts'
import { SectionField } from './section-field.tsx'
import { productsMessages as messages } from './staff-products.messages.ts'

const MAX_DESCRIPTION = 50_000

const schema = z.object({
  description: messageField({ maxLength: MAX_DESCRIPTION, isRequired: false }),
  sectionId: z.string().min(1),
})
type Draft = z.infer<typeof schema>

type OwnFieldDialogProps = {
  field: 'description' | 'section'
  title: string
  product: Product
  onClose: () => void
}

/** Takes a field over, at once with its new value. */
export const OwnFieldDialog = ({ field, title, product, onClose }: OwnFieldDialogProps) => {
  const { api } = useRemoteContext()
  const form = useZodForm<Draft, Draft>(schema, {
    defaultValues: {
      description: product.description ?? '',
      sectionId: String(product.section.id),
    },
  })
  const change = useChange({
    saysFailure: 'page',
    send: ({ description, sectionId }: Draft, marks) =>
      unwrap(
        api.PUT('/api/admin/product/{id}/own-fields', {
          params: { path: { id: product.id } },
          body: {
            field,
            isOwn: true,
            ...(field === 'section' ? { sectionId: Number(sectionId) } : { description }),
          },
          ...marks,
        }),
      ),
    invalidates: () => [ownFieldsKey],
    success: () => ({ text: messages.taken(field) }),
    onDone: onClose,
  })
  return (
    <Drawer isOpen side="center" title={title} onClose={onClose}>
      <Form form={form} onSubmit={change.submit}>
        <Stack gap={4}>
          {field === 'section' ? (
            <SectionField
              value={form.watch('sectionId')}
              error={form.formState.errors.sectionId?.message}
              onValue={(sectionId) => form.setValue('sectionId', sectionId)}
            />
          ) : (
            <FormTextArea<Draft>
              name="description"
              label={messages.fields.description}
              maxLength={MAX_DESCRIPTION}
              rows={10}
            />
          )}
          <DialogFoot isPending={change.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Drawer>
  )
}
