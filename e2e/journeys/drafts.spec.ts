import { createAccount } from '../fixtures/accounts.ts'
import { enterAs, signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'

test('корзина → черновик → ссылка коллеге → она добавляет его к своей корзине (§2.12, §4, §7.4, D19)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [his, her] = ['drafts-his@example.com', 'drafts-her@example.com']
  await createAccount(his, COMPANY, { first: 'Игорь', last: 'Черняев' })
  await createAccount(her, COMPANY, { first: 'Анна', last: 'Белкина' })
  const main = page.getByRole('main')

  await enterAs(page, his)
  await page.goto('/cabinet/drafts/')
  await expect(main.getByText('Черновиков пока нет')).toBeVisible()
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  for (const _line of ['first', 'second']) {
    await main.getByRole('button', { name: 'В корзину' }).first().click()
    await expect(main.getByText('В корзине').first()).toBeVisible()
  }
  await page.goto('/basket/')
  await untilHydrated(page)
  await expect(main.getByText('2 товара').first()).toBeVisible()

  await main.getByRole('button', { name: 'В черновик' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Название/ }).fill('Сверлильный участок')
  await dialog.getByRole('checkbox', { name: /Убрать эти товары/ }).check()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByText('Корзина пуста')).toBeVisible()

  await page.goto('/cabinet/drafts/')
  await untilHydrated(page)
  await main.getByRole('link', { name: 'Сверлильный участок' }).click()
  await expect(main.getByRole('heading', { name: 'Сверлильный участок' })).toBeVisible()
  await main.getByRole('button', { name: 'Поделиться' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Ссылка' }).inputValue()
  await page.keyboard.press('Escape')

  const other = await browser.newContext({ ...contextOptions })
  const herPage = await other.newPage()
  const hers = herPage.getByRole('main')
  await herPage.goto(link)
  await untilHydrated(herPage)
  await expect(
    hers.getByRole('heading', { name: 'С вами поделились списком товаров' }),
  ).toBeVisible()
  await hers.getByRole('button', { name: 'Войти' }).click()
  await signIn(herPage, her)
  await expect(hers.getByRole('heading', { name: 'Сверлильный участок' })).toBeVisible()
  await expect(hers.getByText(/Игорь Черняев/)).toBeVisible()
  await hers.getByRole('button', { name: 'Добавить к корзине' }).click()
  await expect(herPage).toHaveURL('/basket/')
  await expect(hers.getByText('2 товара').first()).toBeVisible()

  // goods in the basket are asked about, and «удалить» leaves the draft alone there
  await page.goto('/catalog/sverla-c-h/2/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/cabinet/drafts/')
  await untilHydrated(page)
  await main.getByRole('button', { name: /^Положить в\sкорзину/ }).click()
  await page
    .getByRole('dialog', { name: 'В корзине есть товары' })
    .getByRole('button', { name: 'удалить' })
    .click()
  await page.getByRole('button', { name: 'Открыть корзину' }).click()
  await expect(main.getByText('2 товара').first()).toBeVisible()

  // revoked by deleting, and back again
  await page.goto('/cabinet/drafts/')
  await untilHydrated(page)
  await main.getByRole('button', { name: /^Удалить черновик/ }).click()
  await expect(main.getByText('Черновиков пока нет')).toBeVisible()
  await herPage.goto(link)
  await untilHydrated(herPage)
  await expect(hers.getByText(/Ссылка больше не\sдействует/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(main.getByRole('link', { name: 'Сверлильный участок' })).toBeVisible()
  await other.close()
})
