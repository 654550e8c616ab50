import type { ApiError } from '@isp/api-client'
import type { OrderLine, OrderPieces } from '@isp/contract'
import { productName } from '@isp/i18n'
import { Button, Drawer, Stack, space, Text, TextArea, TextField } from '@isp/ui'
import { type FormEvent, useState } from 'react'
import { AlertText } from '../staff/alert-text.tsx'
import { fieldErrorOf, wholeFailureOf } from '../staff/field-errors.ts'
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
  isPending: boolean
  failure: ApiError | null
  onSubmit: (chosen: { lines: OrderPieces; comment: string }) => void
  onClose: () => void
}

const openOf = ({ quantity, shipped, cancelled }: Line) => quantity - shipped - cancelled

/** Pieces of the lines that are still open: to ship, to cancel. */
export const PiecesDialog = (props: PiecesDialogProps) => {
  const { title, note, submit, comment, start, isPending, failure, onSubmit, onClose } = props
  const lines = props.lines.filter((line) => openOf(line) > 0)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const textOf = (line: Line) =>
    typed[line.place] ?? String(start === 'open' ? openOf(line) : line.reserved)
  const quantityOf = (line: Line) => {
    const text = textOf(line).trim()
    const quantity = text === '' ? 0 : /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
    return quantity <= openOf(line) ? quantity : Number.NaN
  }
  const chosen = lines.flatMap((line) => {
    const quantity = quantityOf(line)
    return quantity > 0 ? [{ place: line.place, quantity }] : []
  })
  const fill = (text: (line: Line) => string) =>
    setTyped(Object.fromEntries(lines.map((line) => [line.place, text(line)])))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const isSound = lines.every((line) => !Number.isNaN(quantityOf(line)))
    if (isSound && chosen.length > 0) onSubmit({ lines: chosen, comment: reason })
  }
  const errorOf = (line: Line) => {
    if (isChecked && Number.isNaN(quantityOf(line))) return messages.wrong(openOf(line))
    const index = chosen.findIndex(({ place }) => place === line.place)
    return index < 0 ? undefined : fieldErrorOf(failure, `lines.${index}`)
  }
  const isEmpty = isChecked && lines.every((line) => quantityOf(line) === 0)
  return (
    <Drawer isOpen side="center" title={title} onClose={onClose}>
      <form onSubmit={handleSubmit} noValidate>
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
            {lines.map((line) => (
              <li key={line.place}>
                <div>
                  {line.place + 1}. {productName(line.name)}
                  <Text as="div" size="s" tone="muted">
                    {messages.article(line.article)}
                  </Text>
                </div>
                <TextField
                  label={messages.quantity(line.name)}
                  isLabelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  suffix={messages.of(openOf(line), line.unit)}
                  value={textOf(line)}
                  error={errorOf(line)}
                  onChange={(event) => setTyped({ ...typed, [line.place]: event.target.value })}
                />
              </li>
            ))}
          </ul>
          <TextArea
            label={comment.label}
            hint={comment.hint}
            required={comment.isRequired ?? false}
            maxLength={500}
            value={reason}
            error={fieldErrorOf(failure, 'comment') ?? fieldErrorOf(failure, 'note')}
            onChange={(event) => setReason(event.target.value)}
          />
          <AlertText text={isEmpty ? messages.nothing : wholeFailureOf(failure)} />
          <Stack direction="row" gap={2} isWrap>
            <Button type="submit" isLoading={isPending}>
              {submit}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {messages.close}
            </Button>
          </Stack>
        </Stack>
      </form>
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
