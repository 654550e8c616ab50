import '@isp/testing/setup'
import { siteConfig } from '@isp/contract/site'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShellDataProvider } from '../../app/shell-data.tsx'
import { organizationJsonLd } from '../site/organization-json-ld.ts'
import { Footer } from './footer.tsx'

const show = (variant: 'main' | 'cabinet', year = 2026) => {
  const element = (
    <ShellDataProvider value={{ year, origin: 'https://shop.test', mode: 'production' }}>
      <Footer variant={variant} />
    </ShellDataProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const addressOf = (name: RegExp | string) =>
  screen.queryByRole('link', { name })?.getAttribute('href') ?? null

test.each([
  ['Бренды', '/brands/'],
  ['Доставка', '/delivery/'],
  [/^Политика обработки/, '/help/policy/'],
  ['service@example.com', 'mailto:service@example.com'],
  ['Наверх', '#top'],
])('§2.13: из подвала ведут %s', (name, address) => {
  show('main')
  expect(addressOf(name)).toBe(address)
})

test('§2.13: город, улица и часы работы стоят в подвале', () => {
  show('main')
  const { address, hours } = siteConfig
  expect(screen.getByText(`603124, Нижний Новгород, ${address.street}`)).toBeVisible()
  expect(screen.getByText(hours)).toBeVisible()
})

test.each([
  [2022, '© 2022 ИСП'],
  [2031, '© 2022–2031 ИСП'],
])('§2.13, §9: в %i году годы в подвале — «%s»', (year, text) => {
  show('main', year)
  expect(screen.getByText(text)).toBeVisible()
})

test('§2.13: в кабинете подвал короткий: годы, политика, почта, «Наверх»', () => {
  show('cabinet')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/help/policy/',
    'mailto:service@example.com',
    '#top',
  ])
})

test('§2.13: организация названа поисковику с адресом и почтой', () => {
  expect(organizationJsonLd('https://shop.test')).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.test/',
    email: 'service@example.com',
    address: { addressLocality: 'Нижний Новгород', postalCode: '603124' },
  })
})
