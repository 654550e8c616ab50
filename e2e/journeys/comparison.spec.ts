import { createAccount } from '../fixtures/accounts.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('посетитель сравнивает три сверла, входит с отметкой и берёт избранное в корзину (§7.3, D18)', async ({
  page,
  isMobile,
}) => {
  // of her own: marks stay with an account
  const login = `comparison-${isMobile ? 'phone' : 'desktop'}@example.com`
  await createAccount(login, 'ООО «Уральская оснастка»', { first: 'Анна', last: 'Мерная' })
  const main = page.getByRole('main')
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const marks = main.getByRole('button', { name: /^Сравнить: / })
  for (const index of [0, 1, 2]) {
    await marks.nth(index).click()
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }

  await page.goto('/comparison/')
  // the names; what lies in the basket has a link to it besides
  const heads = main.getByRole('columnheader').getByRole('link', { name: /^(?!В\sкорзине)/ })
  await expect(heads).toHaveCount(3)
  const [first, second] = await heads.allTextContents()
  await main.getByRole('button', { name: `Сдвинуть вправо: ${first}` }).click()
  await expect(heads.first()).toHaveText(`${second}`)
  const rows = main.getByRole('rowheader')
  const all = await rows.count()
  await main.getByRole('checkbox', { name: 'Только различия' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await main.getByRole('button', { name: `Убрать из сравнения: ${first}` }).click()
  await expect(heads).toHaveCount(2)
  await main.getByRole('button', { name: 'Вернуть' }).click()
  await expect(heads).toHaveCount(3)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Скачать Excel' }).click()
  expect((await download).suggestedFilename()).toBe('Сравнение.xlsx')

  const name = (await heads.first().textContent()) ?? ''
  await heads.first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await main.getByRole('button', { name: 'В избранное', exact: true }).click()
  await signIn(page, login)
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'В избранном' })).toBeVisible()

  await page.goto('/cabinet/favorites/')
  await expect(main.getByRole('link', { name })).toBeVisible()
  await main.getByRole('button', { name: `В корзину: ${name}` }).click()
  await page.goto('/basket/')
  await expect(main.getByRole('link', { name }).first()).toBeVisible()
  await page.goto('/comparison/')
  await expect(heads).toHaveCount(3)
})
