import type { LinkedJoin } from '@isp/contract'
import { answer, refuse, renderRoute } from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withCabinet } from '../../exposes/letter.fixture.tsx'

const token = 'b'.repeat(43)
const address = `/cabinet/confirmation-add-employee/?token=${token}`
const join: LinkedJoin = {
  id: 3,
  name: '',
  login: 'newcomer@example.com',
  message: 'Я ваш технолог',
  status: 'PENDING',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-04T10:00:00Z',
  company: { name: 'Бета', inn: '5260000023' },
}

describe('запрос на вступление по ссылке (§7.2)', () => {
  test('без входа — только дорога ко входу и обратно, о запросе ни слова', async () => {
    await renderRoute(withCabinet, address, { as: 'anonymous' })
    const returnTo = new URLSearchParams({ returnTo: address })
    expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
      'href',
      `/cabinet/auth/?${returnTo}`,
    )
  })

  test('не руководитель той компании запроса не видит', async () => {
    await renderRoute(withCabinet, address, {
      as: 'buyer',
      handlers: [refuse('linkedJoin', 'JOIN_NOT_FOUND')],
    })
    expect(await screen.findByRole('heading', { name: 'Запрос не найден' })).toBeInTheDocument()
  })

  test('руководитель принимает с ролью, какую выбрал', async () => {
    const sent: unknown[] = []
    const page = await renderRoute(withCabinet, address, {
      as: 'outsider',
      handlers: [
        answer('linkedJoin', join),
        answer('acceptLinkedJoin', ({ body }) => {
          sent.push(body)
          return { done: true }
        }),
      ],
    })
    expect(await screen.findByText('«Я ваш технолог»')).toBeInTheDocument()
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Роль' }), 'buyer')
    await page.user.click(screen.getByRole('button', { name: 'Принять' }))
    await expect.poll(() => sent).toEqual([{ token, role: 'buyer' }])
    await expect.poll(() => page.address()).toBe('/cabinet/companies/')
  })
})
