import type { LinkedInvitation } from '@isp/contract'
import { answer, disconnect, refuse, renderRoute, server, type Visitor } from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withCabinet } from '../../exposes/letter.fixture.tsx'

const token = 'a'.repeat(43)
const address = `/cabinet/accept-invitation/?token=${token}`
const invitation: LinkedInvitation = {
  id: 7,
  email: 'newcomer@example.com',
  role: 'buyer',
  status: 'PENDING',
  author: 'Волкова Анна',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-04T10:00:00Z',
  company: { name: 'ООО «Станкосервис»', inn: '5260123456' },
  isForMe: null,
}
const open = (
  as: Visitor | 'anonymous',
  over: Partial<LinkedInvitation> = {},
  handlers: Parameters<typeof renderRoute>[2] = {},
) =>
  renderRoute(withCabinet, address, {
    as,
    handlers: [
      answer('linkedInvitation', { ...invitation, ...over }),
      ...(handlers.handlers ?? []),
    ],
  })

describe('приглашение по ссылке (§7.2)', () => {
  test('обрезанная ссылка сказана словами', async () => {
    await renderRoute(withCabinet, '/cabinet/accept-invitation/?token=abc', { as: 'anonymous' })
    expect(await screen.findByRole('heading', { name: 'Ссылка неполная' })).toBeInTheDocument()
  })

  test('неизвестная ссылка и обрыв связи — разные вещи', async () => {
    await renderRoute(withCabinet, address, {
      as: 'anonymous',
      handlers: [refuse('linkedInvitation', 'INVITATION_NOT_FOUND')],
    })
    expect(
      await screen.findByRole('heading', { name: 'Приглашение не найдено' }),
    ).toBeInTheDocument()
  })

  test('без связи можно повторить', async () => {
    await renderRoute(withCabinet, address, {
      as: 'anonymous',
      handlers: [disconnect('linkedInvitation')],
    })
    expect(await screen.findByRole('button', { name: /Повторить/ })).toBeInTheDocument()
    expect(screen.queryByText('Приглашение не найдено')).toBeNull()
  })

  test.each([
    ['REVOKED', /отозвал/],
    ['EXPIRED', /Срок ответа вышел/],
    ['ACCEPTED', /согласием/],
    ['DECLINED', /отказом/],
  ] as const)('%s: принять нельзя, сказано почему', async (status, text) => {
    await open('newcomer', { status, isForMe: true })
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Принять приглашение' })).toBeNull()
  })

  test('вошёл другой человек: сказано, чьё оно, и принять нельзя', async () => {
    await open('outsider', { isForMe: false })
    expect(
      await screen.findByText(/отправлено на newcomer@example\.com, а вы вошли как outsider@/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Принять приглашение' })).toBeNull()
  })

  test('никто не вошёл: видно кто и куда зовёт, вход ведёт обратно сюда', async () => {
    await open('anonymous')
    expect(await screen.findByText(/приглашает Волкова Анна/)).toBeInTheDocument()
    expect(screen.getByText(/ООО «Станкосервис»/)).toBeInTheDocument()
    const returnTo = new URLSearchParams({ returnTo: address })
    expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      `/cabinet/auth/?${returnTo}`,
    )
  })

  test('приглашённый принимает и попадает к своим компаниям; отказ сервера остаётся на странице', async () => {
    const page = await open(
      'newcomer',
      { isForMe: true },
      { handlers: [refuse('acceptLinkedInvitation', 'MEMBER_BLOCKED', 'Доступ закрыт.')] },
    )
    await page.user.click(await screen.findByRole('button', { name: 'Принять приглашение' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Доступ закрыт.')
    const sent: unknown[] = []
    server.use(
      answer('acceptLinkedInvitation', ({ body }) => {
        sent.push(body)
        return { company: 'f1000000-0001-4000-8000-000000000001' }
      }),
    )
    await page.user.click(screen.getByRole('button', { name: 'Принять приглашение' }))
    await expect.poll(() => page.address()).toBe('/cabinet/companies/')
    expect(sent).toEqual([{ token }])
  })
})
