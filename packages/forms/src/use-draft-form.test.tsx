import { createSession, type SessionPorts, SessionProvider } from '@isp/session'
import { createServerPorts } from '@isp/session/server'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Form } from './form.tsx'
import { FormTextField } from './form-text-field.tsx'
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

let ports: SessionPorts
beforeEach(() => {
  const kept = new Map<string, string>()
  const tabStorage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  }
  ports = { ...createServerPorts(), tabStorage }
})
afterEach(cleanup)

/** The form as a document opens it: a session of its own over the same tab. */
const open = (owner: string, accept?: (kept: Ticket) => Ticket) => {
  cleanup()
  const session = createSession(ports)
  render(
    <SessionProvider session={session}>
      <TicketForm owner={owner} accept={accept} />
    </SessionProvider>,
  )
  return session
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('форма, которая ничего не теряет', () => {
  it('набранное одним другому не показано', async () => {
    open('anna')
    await userEvent.type(field('Текст'), 'сломался станок')
    open('boris')
    expect(field('Текст').value).toBe('')
  })

  it('после перезагрузки набранное стоит на месте, после отправки забыто', async () => {
    open('anna')
    await userEvent.type(field('Текст'), 'сломался станок')
    const session = open('anna')
    expect(field('Текст').value).toBe('сломался станок')
    expect(field('Тема').value).toBe('Вопрос')
    session.drafts.forget('ticket')
    open('anna')
    expect(field('Текст').value).toBe('')
  })

  it('черновик прежнего выпуска, где полей меньше или они иные, не ломает форму', () => {
    open('anna').drafts.keep('ticket', 'anna', { subject: 7 })
    open('anna')
    expect(field('Тема').value).toBe('Вопрос')
  })

  it('что из черновика ещё годится, решает форма', () => {
    open('anna').drafts.keep('ticket', 'anna', { subject: 'Старая тема', text: 'текст' })
    open('anna', (kept) => ({ ...kept, subject: 'Вопрос' }))
    expect(field('Тема').value).toBe('Вопрос')
    expect(field('Текст').value).toBe('текст')
  })
})
