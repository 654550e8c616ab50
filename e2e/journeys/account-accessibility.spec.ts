import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

/** No letter was ever sent with it. */
const token = 'x'.repeat(43)

const check = async (page: Page, where: string) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  expect(found, where).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${where}: nothing beside the page`).toBe(0)
}

const enter = async (page: Page, login: string) => {
  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  await signIn(page, login)
}

/** Opens each, waits for its heading and for the last of its parts. */
const walk = async (page: Page, pages: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(pages)) {
    await page.goto(path)
    await untilHydrated(page)
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
    await check(page, path)
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' })) // half-faded text has half its contrast

test('§2.6–2.8: axe на страницах входа, регистрации, паролей и писем', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/404/) // the letter that was never sent
  await walk(page, {
    '/auth/': 'Вход в кабинет',
    '/auth/?forgot=yes': 'получить ссылку',
    '/cabinet/registration/': 'Создание кабинета',
    '/auth/change-password/': 'Ссылка неполная',
    [`/auth/change-password/?letter=1#token=${token}`]: 'сменить пароль',
    '/cabinet/accept-invitation/': 'Ссылка неполная',
    [`/cabinet/accept-invitation/?token=${token}`]: 'Приглашение не найдено',
    [`/cabinet/confirmation-add-employee/?token=${token}`]: 'Войти',
  })
  const main = page.getByRole('main')
  await page.goto('/cabinet/registration/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'получить код в письме' }).click()
  await expect(main.getByText('Обязательное поле').first()).toBeVisible()
  await check(page, 'пустая форма отправлена')
})

test('§2.6, §2.10: диалоги входа и имени — axe, клавиатура, возврат фокуса', async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  // each asks once: put away, it goes on without the account
  const marks = page.getByRole('main').getByRole('button', { name: /избранн/i })
  const opener = marks.first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  const login = dialog.getByRole('textbox', { name: 'Логин или рабочая почта' })
  await expect(login).toBeFocused()
  await check(page, 'вход')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await marks.nth(1).press('Enter')
  await dialog.getByRole('button', { name: 'Забыли пароль?' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'получить ссылку' })).toBeVisible()
  await check(page, 'забытый пароль')
  await dialog.getByRole('button', { name: 'авторизоваться' }).press('Enter')
  await signIn(page, 'waiting@example.com')
  await expect(dialog.getByRole('button', { name: 'понятно' })).toBeVisible()
  await check(page, 'модерация')
})

test('§2.7, §7.2: axe на выборе компании и в кабинете руководителя', async ({ page }) => {
  await enter(page, 'chief@example.com')
  const main = page.getByRole('main')
  await expect(main.getByRole('group', { name: 'Выберите компанию' })).toBeVisible()
  await check(page, 'выбор компании')
  await main.getByRole('button', { name: 'продолжить' }).click()
  await expect(page).toHaveURL(/\/cabinet\/$/)
  await walk(page, {
    '/cabinet/companies/': 'Попроситься в компанию',
    '/cabinet/personal/': 'Скачать мои данные',
    '/cabinet/personaldata/': 'Часовой пояс',
    '/auth/change-password/': 'Смена пароля',
    '/cabinet/registration/': 'Ваша компания',
  })
  await page.goto('/cabinet/companies/')
  await main.getByRole('link', { name: /Приокский/ }).click()
  await expect(main.getByRole('heading', { name: 'Пригласить коллегу' })).toBeVisible()
  await expect(main.getByRole('combobox', { name: /^Роль: / }).first()).toBeVisible()
  await check(page, 'компания')
  await main.getByRole('button', { name: 'Покинуть компанию' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, 'уход из компании')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Покинуть компанию' })).toBeFocused()
  await page.goto('/cabinet/personal/')
  await main.getByRole('button', { name: 'Удалить учётную запись' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, 'удаление учётной записи')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Удалить учётную запись' })).toBeFocused()
})

test('§2.10: axe на вопросе об имени', async ({ page }) => {
  await enter(page, 'noname@example.com')
  const dialog = page.getByRole('dialog', { name: 'Обновление данных' })
  const surname = dialog.getByRole('textbox', { name: /^фамилия/ })
  await surname.fill('123')
  await surname.press('Tab')
  await expect(dialog.getByText('Фамилия должна быть введена буквами')).toBeVisible()
  await check(page, 'вопрос об имени')
})

test('D43: axe на страницах сотрудников', async ({ page }) => {
  await enter(page, 'admin@example.com')
  await expect(page).toHaveURL(/\/cabinet\/$/)
  await walk(page, {
    '/cabinet/staff/': 'Проверка компаний',
    '/cabinet/staff/companies/': 'ООО «Приокский ремонтный завод»',
    '/cabinet/staff/people/': 'admin@example.com', // staff stand first, whoever else has registered
    '/cabinet/staff/jobs/': 'Фоновые работы',
    '/cabinet/staff/acts/': 'Журнал',
  })
  const main = page.getByRole('main')
  await page.goto('/cabinet/staff/companies/')
  await main.getByRole('link', { name: /Приокский/ }).click()
  await expect(main.getByRole('heading', { name: 'Кто ведёт' })).toBeVisible()
  await check(page, 'карточка компании')
  await main.getByRole('button', { name: 'Новый договор' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, 'новый договор')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Новый договор' })).toBeFocused()
})
