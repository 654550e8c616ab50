import type { OrderLine, OrderPieces } from '@isp/contract'
import { issueOf, messageField } from '@isp/contract/field-schemas'
import { customText, Form, FormTextArea, FormTextField, useZodForm } from '@isp/forms'
import { productName } from '@isp/i18n'
import { Button, Drawer, FailureNote, Stack, space, Text } from '@isp/ui'
import * as z from 'zod'
import { DialogFoot } from '../page/dialog-foot.tsx'
import { piecesMessages as messages } from './pieces-dialog.messages.ts'

type Line = Pick<
  OrderLine,
  'place' | 'name' | 'article' | 'unit' | 'quantity' | 'reserved' | 'shipped' | 'cancelled'
>

type PiecesDialogProps = {
  title: string
  note: string
  submit: string
  comment: { label: string; hint?: string; isRequired?: boolean }
  lines: readonly Line[]
  /** What stands in the fields at first: everything that is open, or what is kept in the warehouses. */
  start: 'open' | 'reserved'
  onSubmit: (chosen: { lines: OrderPieces; comment: string }) => Promise<unknown>
  onClose: () => void
}

const openOf = ({ quantity, shipped, cancelled }: Line) => quantity - shipped - cancelled

/** By the lines, in their order. */
const schemaOf = (lines: readonly Line[], isRequired: boolean) =>
  z.object({
    pieces: z.array(z.string().trim()).superRefine((pieces, context) => {
      for (const [at, line] of lines.entries()) {
        const text = pieces[at] ?? ''
        if (!/^\d{0,7}$/.test(text) || Number(text) > openOf(line)) {
          const issue = {
            ...issueOf({ code: 'INVALID' }),
            ...customText(messages.wrong(openOf(line))),
          }
          context.addIssue({ ...issue, path: [at] })
        }
      }
      if (pieces.every((text) => /^0*$/.test(text)))
        context.addIssue({ ...issueOf({ code: 'INVALID' }), ...customText(messages.nothing) })
    }),
    comment: messageField({ maxLength: 500, isRequired }),
  })
type Fields = z.infer<ReturnType<typeof schemaOf>>

/** Pieces of the lines that are still open: to ship, to cancel. */
export const PiecesDialog = (props: PiecesDialogProps) => {
  const { title, note, submit, comment, start, onSubmit, onClose } = props
  const { isRequired = false } = comment
  const lines = props.lines.filter((line) => openOf(line) > 0)
  const textOf = (line: Line) => String(start === 'open' ? openOf(line) : line.reserved)
  const form = useZodForm<Fields, Fields>(schemaOf(lines, isRequired), {
    defaultValues: { pieces: lines.map(textOf), comment: '' },
  })
  const chosenOf = (pieces: Fields['pieces']) =>
    lines.flatMap(({ place }, at) => {
      const quantity = Number(pieces[at])
      return quantity > 0 ? [{ at, place, quantity }] : []
    })
  const fill = (text: (line: Line) => string) => {
    for (const [at, line] of lines.entries()) form.setValue(`pieces.${at}`, text(line))
  }
  const { errors, isSubmitting } = form.formState
  return (
    <Drawer isOpen side="center" title={title} onClose={onClose}>
      <Form
        form={form}
        fieldMap={{
          note: 'comment',
          ...Object.fromEntries(
            chosenOf(form.watch('pieces')).map(
              ({ at }, index) => [`lines.${index}.quantity`, `pieces.${at}`] as const,
            ),
          ),
        }}
        onSubmit={({ pieces, comment: said }) =>
          onSubmit({
            lines: chosenOf(pieces).map(({ place, quantity }) => ({ place, quantity })),
            comment: said,
          })
        }
      >
        <Stack gap={4}>
          <Text tone="secondary">{note}</Text>
          {lines.length > 1 && (
            <Stack direction="row" gap={2}>
              <Button variant="ghost" size="s" onClick={() => fill((line) => String(openOf(line)))}>
                {messages.all}
              </Button>
              <Button variant="ghost" size="s" onClick={() => fill(() => '0')}>
                {messages.none}
              </Button>
            </Stack>
          )}
          <ul css={listCss}>
            {lines.map((line, at) => (
              <li key={line.place}>
                <div>
                  {line.place + 1}. {productName(line.name)}
                  <Text as="div" size="s" tone="muted">
                    {messages.article(line.article)}
                  </Text>
                </div>
                <FormTextField<Fields>
                  name={`pieces.${at}`}
                  label={messages.quantity(line.name)}
                  isLabelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  suffix={messages.of(openOf(line), line.unit)}
                />
              </li>
            ))}
          </ul>
          <FormTextArea<Fields>
            name="comment"
            label={comment.label}
            hint={comment.hint}
            required={isRequired}
            maxLength={500}
          />
          <FailureNote>{errors.pieces?.message}</FailureNote>
          <DialogFoot
            isPending={isSubmitting}
            action={submit}
            cancel={messages.close}
            onClose={onClose}
          />
        </Stack>
      </Form>
    </Drawer>
  )
}

const listCss = {
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 150px',
    gap: space[3],
    alignItems: 'start',
  },
} as const
