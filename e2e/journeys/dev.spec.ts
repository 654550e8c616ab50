import type { Page } from 'playwright/test'
import { type DevShop, startDevShop } from '../fixtures/dev-shop.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

let dev: DevShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  dev = await startDevShop(process.env.DATABASE_URL ?? '', ['shell', 'auth'])
})
test.afterAll(() => dev?.stop())

const login = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /Логин/ })
const search = (page: Page) => page.getByRole('banner').locator('input[name=q]')

/** The sign-in with words in a field of the remote and in one of the shell, and a mark that a new document has not. */
const openSignIn = async (page: Page) => {
  await page.goto(`${dev.origin}/auth/`)
  await untilHydrated(page)
  await login(page).fill('buyer@example.com')
  await search(page).fill('сверло')
  await page.evaluate(() => {
    document.documentElement.dataset.same = ''
  })
}

const expectTyped = async (page: Page) => {
  await expect(login(page)).toHaveValue('buyer@example.com')
  await expect(search(page)).toHaveValue('сверло')
}

const expectSameDocument = (page: Page) => expect(page.locator('html[data-same]')).toBeAttached()

type Change = {
  file: string
  texts: Record<string, string>
  shown: (page: Page) => Promise<void>
}

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('main').getByRole('button', { name })
/** The one button of the page that sends its form: every other button of the package changes with it. */
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const changes: Record<string, Record<string, Change>> = {
  удалённом: {
    текст: {
      file: 'remote-auth/src/shared/sign-in/sign-in.messages.ts',
      texts: { "submit: 'войти'": "submit: 'войти в магазин'" },
      shown: (page) => expect(button(page, 'войти в магазин')).toBeVisible(),
    },
    стиль: {
      file: 'remote-auth/src/shared/sign-in/sign-in-place.tsx',
      texts: { 'marginBottom: space[5]': "marginBottom: '33px'" },
      shown: (page) => expect(heading(page)).toHaveCSS('margin-bottom', '33px'),
    },
    хук: {
      file: 'remote-auth/src/shared/sign-in/login-form.tsx',
      texts: {
        "import type { FormEvent } from 'react'":
          "import { type FormEvent, useState } from 'react'",
        'const replay =': "const [mark] = useState('Имя или почта')\n  const replay =",
        '{messages.submit}': '{mark}',
      },
      shown: (page) => expect(button(page, 'Имя или почта')).toBeVisible(),
    },
  },
  оболочке: {
    текст: {
      file: 'shell/src/layout/layout.messages.ts',
      texts: { 'найти товар, бренд, категорию': 'найти что угодно' },
      shown: (page) => expect(search(page)).toHaveAttribute('placeholder', 'найти что угодно'),
    },
    стиль: {
      file: 'shell/src/layout/header/search-form.tsx',
      texts: { "height: '44px'": "height: '51px'" },
      shown: (page) => expect(search(page).locator('..')).toHaveCSS('height', '51px'),
    },
    хук: {
      file: 'shell/src/layout/header/search-form.tsx',
      texts: {
        'useEffect, useRef }': 'useEffect, useRef, useState }',
        'const session =': "const [mark] = useState('найти всё')\n  const session =",
        '{messages.searchPlaceholder}': '{mark}',
      },
      shown: (page) => expect(search(page)).toHaveAttribute('placeholder', 'найти всё'),
    },
  },
  пакете: {
    текст: {
      file: 'packages/ui/src/button/button.tsx',
      texts: { '{children}</span>': '{children} сейчас</span>' },
      shown: (page) => expect(submit(page)).toHaveText(/сейчас$/),
    },
    стиль: {
      file: 'packages/ui/src/button/button.css.ts',
      texts: { 'ground: color.accent': "ground: 'rgb(1, 2, 3)'" },
      shown: (page) => expect(submit(page)).toHaveCSS('background-color', 'rgb(1, 2, 3)'),
    },
    хук: {
      file: 'packages/ui/src/button/button.tsx',
      texts: {
        'import type { ComponentPropsWithRef, MouseEvent, ReactNode }':
          'import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useState }',
        'const handleClick =': "const [mark] = useState('немедленно')\n  const handleClick =",
        '{children} сейчас': '{children} {mark}',
      },
      shown: (page) => expect(submit(page)).toHaveText(/немедленно$/),
    },
  },
}

for (const [place, kinds] of Object.entries(changes)) {
  test(`текст, стиль и хук в ${place} меняются в открытой странице, набранное остаётся`, async ({
    page,
  }) => {
    await openSignIn(page)
    for (const [kind, { file, texts, shown }] of Object.entries(kinds)) {
      await test.step(kind, async () => {
        const savedAt = await dev.change(file, texts)
        await shown(page)
        const milliseconds = Math.round(performance.now() - savedAt)
        process.stdout.write(`  на экране через ${milliseconds} мс: ${kind} в ${place}\n`)
        await expectTyped(page)
        await expectSameDocument(page)
      })
    }
  })
}

test('часть, открытая позже своей перемены, приходит уже изменённой', async ({ page }) => {
  await page.goto(`${dev.origin}/`)
  await untilHydrated(page)
  const served = async () => (await page.request.get(`${dev.origin}/auth/`)).text()
  await dev.change('remote-auth/src/shared/sign-in/login-form.tsx', { 'Имя или почта': 'Позднее' })
  await expect.poll(served).toContain('Позднее')
  await page.getByRole('banner').getByRole('link', { name: 'Кабинет' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Позднее' })).toBeVisible()
})

test('общее для всех заменить нельзя: страница открывается заново, набранное остаётся', async ({
  page,
}) => {
  await openSignIn(page)
  await dev.change('packages/session/src/session.messages.ts', { Войдите: 'Зайдите' })
  await expect(page.locator('html:not([data-same])')).toBeAttached()
  await untilHydrated(page)
  await expectTyped(page)
})

test('ошибка в исходниках страницу не трогает, исправленное приходит', async ({ page }) => {
  await openSignIn(page)
  const file = 'remote-auth/src/shared/sign-in/sign-in.messages.ts'
  await dev.change(file, { "title: '": "title: ''" })
  await expect.poll(dev.log).toContain('auth: ошибка сборки')
  await expectSameDocument(page)
  await dev.change(file, { "title: ''": "title: '→ " })
  await expect(heading(page)).toHaveText(/^→/)
  await expectTyped(page)
})

test('в обычном магазине об изменениях не узнать', async ({ request }) => {
  expect((await request.get(`${shop.origin}/dev/changes`)).status()).toBe(404)
})
