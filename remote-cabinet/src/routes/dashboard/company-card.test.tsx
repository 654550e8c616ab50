import { answer, companyOf, userOf } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listOf, open } from '../../cabinet.fixture.tsx'

test.each([
  ['BLOCKED', 'Закрыта', /^Магазин закрыл компанию/],
  ['REJECTED', 'Отклонена', /^Компания не прошла проверку/],
] as const)(
  '§6, D43: %s — сказано в панели и на главной, цен по договору не обещано',
  async (code, tag, text) => {
    const companies = [companyOf('beta', { status: { code } })]
    const handlers = [answer('listOrders', listOf([]))]
    await open('/cabinet/', { handlers }, userOf('outsider', { companies }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Спросить у нас' })).toHaveAttribute(
      'href',
      '/contacts/',
    )
    expect(screen.getByText('Цены по договору не действуют, показаны базовые.')).toBeInTheDocument()
    expect(screen.queryByText(/показаны по этому договору|по вашему договору/)).toBeNull()
    const panel = within(screen.getByRole('complementary', { name: 'Кабинет' }))
    expect(panel.getByText(tag)).toBeInTheDocument()
  },
)
