import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type CopiedShop, copyShop } from '../fixtures/copied-shop.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

/** The sources of one team, without the shell and the other remotes, and its sign-in in the shop of this run. */
let guest: CopiedShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  guest = await copyShop({
    command: 'dev/dev.command.ts',
    args: ['auth', '--against', shop.origin],
    variables: {},
  })
  for (const other of ['shell', 'remote-basket-checkout', 'remote-cabinet', 'remote-catalog'])
    await rm(path.join(guest.tree, other), { recursive: true })
  await guest.open()
})
test.afterAll(() => guest?.remove())

test('одно приложение с машины разработчика стоит в работающем магазине, сохранённое видно в открытой странице', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const login = main.getByRole('textbox', { name: /Логин/ })
  await page.goto(`${guest.origin}/auth/`)
  await untilHydrated(page)
  await login.fill('buyer@example.com')
  await expect(page.locator('#isp-guest')).toContainText('auth — с этой машины')

  const savedAt = performance.now()
  await guest.change('remote-auth/src/shared/sign-in/sign-in.messages.ts', {
    "submit: 'войти'": "submit: 'войти в магазин'",
  })
  await expect(main.getByRole('button', { name: 'войти в магазин' })).toBeVisible()
  const milliseconds = Math.round(performance.now() - savedAt)
  process.stdout.write(`  в работающем магазине на экране через ${milliseconds} мс\n`)
  await expect(login).toHaveValue('buyer@example.com')

  // a page of the shell, rendered by the live shop, takes the fragment of this machine
  await page.goto(`${guest.origin}/`)
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Кабинет' }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'войти в магазин' }),
  ).toBeVisible()
})
