import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await untilHydrated(page)
}

/** Marks so many goods of a section; a mark counts when the server has it. */
const markGoods = async (page: Page, count: number) => {
  await open(page, '/catalog/sverla-c-h/')
  const marks = page.getByRole('main').getByRole('button', { name: /^В\sизбранное: Сверло/ })
  for (let marked = 0; marked < count; marked += 1) {
    const kept = page.waitForResponse('**/bff/api/catalog/favorites/**')
    await marks.nth(marked).click()
    expect((await kept).ok()).toBe(true)
  }
}

test('задача 14, §2.9: axe не находит нарушений в избранном: пустом, с товарами, в диалогах списков', async ({
  page,
  isMobile,
}) => {
  // of her own: favourites stay with an account
  const login = `favorites-axe-${isMobile ? 'phone' : 'desktop'}@example.com`
  await createAccount(login, 'ООО «Уральская оснастка»', { first: 'Вера', last: 'Избранная' })
  await enterAs(page, login)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await test.step('пустое', async () => {
    await open(page, '/cabinet/favorites/')
    await expect(main.getByText('В избранном пока ничего нет')).toBeVisible()
    await checkAxe(page)
  })
  await test.step('с товарами, и когда выбраны', async () => {
    await markGoods(page, 2)
    await open(page, '/cabinet/favorites/')
    await expect(main.getByRole('button', { name: /^В\sкорзину: Сверло/ })).toHaveCount(2)
    await checkAxe(page)
    await main.getByRole('checkbox', { name: 'Выбрать все' }).check()
    await expect(main.getByRole('button', { name: /^Выбранные в\sкорзину/ })).toBeVisible()
    await checkAxe(page)
  })
  await test.step('новый список', async () => {
    await main.getByRole('button', { name: 'Новый список' }).click()
    const name = dialog.getByRole('textbox', { name: /^Название списка/ })
    await name.press('Enter')
    await expect(dialog.getByText('Обязательное поле')).toBeVisible()
    await checkAxe(page)
    await name.fill('Для участка')
    await dialog.getByRole('button', { name: 'Создать' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(main.getByText(/^В\sэтом списке пока ничего нет/)).toBeVisible()
    await checkAxe(page)
  })
  await test.step('другое название', async () => {
    await main.getByRole('button', { name: 'Переименовать' }).click()
    await expect(dialog.getByRole('textbox', { name: /^Название списка/ })).toHaveValue(
      'Для участка',
    )
    await checkAxe(page)
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', { name: 'Переименовать' })).toBeFocused()
  })
  await test.step('удаление списка', async () => {
    await main.getByRole('button', { name: 'Удалить список' }).click()
    await expect(dialog.getByText(/^Список «Для участка» будет удалён/)).toBeVisible()
    await checkAxe(page)
    await dialog.getByRole('button', { name: 'Удалить список' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/cabinet\/favorites\/$/)
  })
  await test.step('всё убрано', async () => {
    const removals = main.getByRole('button', { name: /^Убрать из\sизбранного: / })
    for (const left of [1, 0]) {
      await removals.first().click()
      await expect(removals).toHaveCount(left)
    }
    await expect(main.getByRole('button', { name: 'Вернуть' })).toBeVisible()
    await checkAxe(page)
  })
})
