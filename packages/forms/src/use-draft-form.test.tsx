import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { forgetDraft, keepDraft } from './drafts.ts'
import { Form } from './form.tsx'
import { FormTextField } from './form-fields.tsx'
import { useDraftForm } from './use-draft-form.ts'

const schema = z.object({ subject: z.string(), text: z.string() })
type Ticket = z.infer<typeof schema>

const TicketForm = ({ owner, accept }: { owner: string; accept?: (kept: Ticket) => Ticket }) => {
  const form = useDraftForm<Ticket, Ticket>(schema, {
    name: 'ticket',
    owner,
    defaultValues: { subject: 'Вопрос', text: '' },
    accept,
  })
  return (
    <Form form={form} onSubmit={() => {}}>
      <FormTextField<Ticket> name="subject" label="Тема" />
      <FormTextField<Ticket> name="text" label="Текст" />
    </Form>
  )
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** Renders the form as in a new document. */
const open = (owner: string, accept?: (kept: Ticket) => Ticket) => {
  cleanup()
  render(<TicketForm owner={owner} accept={accept} />)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('форма, которая ничего не теряет', () => {
  test('набранное одним другому не показано', async () => {
    open('anna')
    await userEvent.type(field('Текст'), 'сломался станок')
    open('boris')
    expect(field('Текст').value).toBe('')
  })

  test('после перезагрузки набранное стоит на месте, после отправки забыто', async () => {
    open('anna')
    await userEvent.type(field('Текст'), 'сломался станок')
    open('anna')
    expect(field('Текст').value).toBe('сломался станок')
    expect(field('Тема').value).toBe('Вопрос')
    forgetDraft('ticket')
    open('anna')
    expect(field('Текст').value).toBe('')
  })

  test('черновик прежнего выпуска, где полей меньше или они иные, не ломает форму', () => {
    keepDraft('ticket', 'anna', { subject: 7 })
    open('anna')
    expect(field('Тема').value).toBe('Вопрос')
  })

  test('что из черновика ещё годится, решает форма', () => {
    keepDraft('ticket', 'anna', { subject: 'Старая тема', text: 'текст' })
    open('anna', (kept) => ({ ...kept, subject: 'Вопрос' }))
    expect(field('Тема').value).toBe('Вопрос')
    expect(field('Текст').value).toBe('текст')
  })
})
