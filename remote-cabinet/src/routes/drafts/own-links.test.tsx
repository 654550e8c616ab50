import type { OwnLink } from '@isp/contract'
import { answer, disconnect, errorResponse, hang, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { draftListOf, makeDraftSummary } from '../../shared/draft/draft.fixture.ts'

const idOf = (nth: number) => `f1000000-0006-4000-8000-00000000000${nth}`
const link = (nth: number, over: Partial<OwnLink> = {}): OwnLink => ({
  id: idOf(nth),
  kind: 'basket',
  name: `Список ${nth}`,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-20T10:00:00Z',
  lineCount: 12,
  ...over,
})
const listOf = (items: OwnLink[], total = items.length) => ({ items, total })
const drafts = answer('drafts', draftListOf([makeDraftSummary(1)]))

type Handlers = NonNullable<Parameters<typeof open>[1]>['handlers']
const openLinks = async (handlers: Handlers = []) => {
  const page = await open('/cabinet/drafts/', { handlers: [...handlers, drafts] })
  await page.user.click(
    await screen.findByRole('button', { name: 'Ссылки, которыми вы поделились' }),
  )
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ссылки, которыми вы поделились' }),
  )
  return { ...page, dialog }
}
const askRevoke = async ({ user, dialog }: Awaited<ReturnType<typeof openLinks>>, name: string) => {
  await user.click(await dialog.findByRole('button', { name: `Отозвать ссылку: «${name}»` }))
  return within(screen.getByRole('dialog', { name: 'Отозвать ссылку?' }))
}

describe('§7.4: ссылки, которыми поделились', () => {
  test('обрыв связи — не «ссылок нет», повтор помогает', async () => {
    const { user, dialog } = await openLinks([disconnect('ownLinks')])
    expect(await dialog.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(dialog.queryByText(/Открытых ссылок нет/)).toBeNull()
    server.use(answer('ownLinks', listOf([link(1)])))
    await user.click(dialog.getByRole('button', { name: /Повторить/ }))
    expect(await dialog.findByRole('link', { name: 'Список 1' })).toBeVisible()
  })

  test('пока не спросили, ничего не прочитано; пока едут — пусто не сказано; нет ни одной — сказано', async () => {
    let asked = 0
    const { dialog } = await openLinks([
      answer('ownLinks', () => {
        asked += 1
        return listOf([])
      }),
    ])
    expect(await dialog.findByText(/Открытых ссылок нет/)).toBeVisible()
    expect(asked).toBe(1)
  })

  test('ещё едут — пусто не сказано', async () => {
    const { dialog } = await openLinks([hang('ownLinks')])
    expect(dialog.queryByText(/Открытых ссылок нет/)).toBeNull()
    expect(dialog.queryByRole('list')).toBeNull()
  })

  test('что это, сколько в нём, до какого дня; корзина без названия названа временем', async () => {
    const { dialog } = await openLinks([
      answer('ownLinks', listOf([link(1, { kind: 'draft' }), link(2, { name: null })], 205)),
    ])
    const [first, second] = await dialog.findAllByRole('listitem')
    expect(first).toHaveTextContent(/^Список 1Черновик\s·\s12\sтоваров\s·\sдо\s20\sдекабря/)
    expect(second).toHaveTextContent(/^Корзина от\s20\.11\.2026,\s\d\d:\d\dКорзина\s·/)
    expect(dialog.getByRole('link', { name: 'Список 1' })).toHaveAttribute(
      'href',
      `/basket/?sharing=${idOf(1)}`,
    )
    expect(dialog.getByText(/последние 2\sиз\s205/)).toBeVisible()
  })

  test('копируется та, у которой нажали; не вышло — сказано, что делать', async () => {
    const page = await openLinks([answer('ownLinks', listOf([link(1), link(2)]))])
    const { user, dialog, session } = page
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    const copy = await dialog.findByRole('button', { name: 'Скопировать ссылку: «Список 2»' })
    await user.click(copy)
    expect(write).toHaveBeenCalledWith(`${location.origin}/basket/?sharing=${idOf(2)}`)
    write.mockRejectedValueOnce(new Error('denied'))
    await user.click(copy)
    await waitFor(() =>
      expect(session.popups.getState().items.at(-1)?.text).toMatch(/из\sадресной строки/),
    )
  })

  test('отзывается после вопроса, и её больше нет в списке; клавиатура остаётся в окне', async () => {
    let held = [link(1), link(2)]
    const revoked: unknown[] = []
    const page = await openLinks([
      answer('ownLinks', () => listOf(held)),
      answer('revokeSharing', ({ params }) => {
        revoked.push(params.id)
        held = held.filter(({ id }) => id !== params.id)
        return { done: true as const }
      }),
    ])
    const { user, dialog } = page
    const question = await askRevoke(page, 'Список 1')
    expect(question.getByText(/«Список 1» больше не\sоткроется/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Отмена' }))
    expect(revoked).toEqual([])
    const again = await askRevoke(page, 'Список 1')
    await user.click(again.getByRole('button', { name: 'Отозвать' }))
    await waitFor(() => expect(dialog.queryByRole('link', { name: 'Список 1' })).toBeNull())
    expect(dialog.getByRole('link', { name: 'Список 2' })).toBeVisible()
    expect(revoked).toEqual([idOf(1)])
    expect(screen.queryByRole('dialog', { name: 'Отозвать ссылку?' })).toBeNull()
    const list = screen.getByRole('dialog', { name: 'Ссылки, которыми вы поделились' })
    expect(list).toContainElement(document.activeElement as HTMLElement)
  })

  test('сервер не отозвал — ссылка на месте, и вопрос тоже', async () => {
    let asked = 0
    const page = await openLinks([
      answer('ownLinks', listOf([link(1)])),
      answer('revokeSharing', () => {
        asked += 1
        return errorResponse('DATABASE_UNAVAILABLE', 'База молчит.')
      }),
    ])
    const question = await askRevoke(page, 'Список 1')
    await page.user.click(question.getByRole('button', { name: 'Отозвать' }))
    await waitFor(() => expect(asked).toBe(1))
    await waitFor(() => expect(question.getByRole('button', { name: 'Отозвать' })).toBeEnabled())
    expect(page.dialog.getByRole('link', { name: 'Список 1' })).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Отозвать ссылку?' })).toBeVisible()
  })
})
