import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('§2.2: «назад» со входа и с регистрации ведёт на последнюю страницу, без неё — на главную', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  const back = main.getByRole('link', { name: 'назад' })
  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  await expect(back).toHaveAttribute('href', '/')

  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /на главную/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/catalog/sverla-c-h/')
  // the address comes before the page; what is remembered comes with the title
  await expect(page).toHaveTitle(/Св[её]рла/)
  // the cabinet is closed to whoever has not signed in: the last page stays the section
  await page.goto('/cabinet/orders/')
  await expect(page).toHaveURL(/\/cabinet\/auth\/\?returnTo=/)
  await untilHydrated(page)
  await main.getByRole('link', { name: 'создать кабинет' }).click()
  await expect(page).toHaveURL('/cabinet/registration/')
  await expect(back).toHaveAttribute('href', '/catalog/sverla-c-h/')

  const another = await context.newPage()
  await another.goto('/cabinet/auth/')
  await untilHydrated(another)
  await another.getByRole('main').getByRole('link', { name: 'назад' }).click()
  await expect(another).toHaveURL('/catalog/sverla-c-h/')
  await expect(another.getByRole('heading', { level: 1 })).toContainText('Свёрла')
})
