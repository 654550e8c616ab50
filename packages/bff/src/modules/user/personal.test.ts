import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, openShop, password, type Shop } from '../auth/people.fixture.ts'
import { createCalls, outcomeOf } from '../company/people-calls.fixture.ts'

let shop: Shop
const { as } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const NEWCOMER = 4
const put = (infoAboutUser: object, id: number = NEWCOMER) =>
  as('newcomer', 'updateUser', { params: { id }, body: { id, infoAboutUser } })
const names = { name: 'Мария', surname: 'Петрова-Водкина', patronymic: 'Ивановна' }

describe('свои данные: отказы (§7.1)', () => {
  beforeEach(() => shop.pool.query(`update account set status = 'NEW' where id = 4`))

  test('чужие данные не находятся и не меняются, в том числе подменой номера в теле', async () => {
    expect(outcomeOf(await as('newcomer', 'user', { params: { id: 1 } }))).toBe(
      '404 PERSON_NOT_FOUND',
    )
    expect(outcomeOf(await put(names, 1))).toBe('404 PERSON_NOT_FOUND')
    const swapped = {
      params: { id: NEWCOMER },
      body: { id: 1, infoAboutUser: names },
    }
    expect(outcomeOf(await as('newcomer', 'updateUser', swapped))).toBe('400 REQUEST_INVALID')
    const { rows } = await shop.pool.query('select last_name from account where id = 1')
    expect(rows[0].last_name).toBe('Волкова')
  })

  test.each([
    { ...names, status: 'BLOCKED' },
    { ...names, status: 'NEW' },
    { ...names, staff_role: 'admin' },
    { ...names, login: 'manager@example.com' },
    { ...names, companies: [1] },
    { ...names, role: 'manager' },
    { ...names, password_hash: 'x' },
    { status: 'ACTIVE', mailing: 'да' },
  ])('лишнее и негодное не проходит: %j', async (info) => {
    expect(outcomeOf(await put(info))).toBe('400 REQUEST_INVALID')
    const { rows } = await shop.pool.query('select staff_role, status from account where id = 4')
    expect(rows).toEqual([{ staff_role: null, status: 'NEW' }])
  })

  test.each([
    [{ name: '', surname: 'Петрова' }, 'infoAboutUser.name', 'REQUIRED'],
    [{ name: 'Мария' }, 'infoAboutUser.surname', 'REQUIRED'],
    [{ name: 'name', surname: 'Петрова' }, 'infoAboutUser.name', 'INVALID'],
    [{ name: 'Мария', surname: 'Surname' }, 'infoAboutUser.surname', 'INVALID'],
    [{ name: '<b>Мария</b>', surname: 'Петрова' }, 'infoAboutUser.name', 'NAME_LETTERS'],
    [{ name: 'Мария🔧', surname: 'Петрова' }, 'infoAboutUser.name', 'NAME_LETTERS'],
    [{ name: 'Мария', surname: 'Петрова 2' }, 'infoAboutUser.surname', 'SURNAME_LETTERS'],
    [{ name: 'я'.repeat(81), surname: 'Петрова' }, 'infoAboutUser.name', 'TOO_LONG'],
    [{ phone: '12345' }, 'infoAboutUser.phone', ''],
  ])('неверное поле названо: %j', async (info, path, code) => {
    const { body } = await put(info)
    expect(body).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ path }] })
    if (code) expect(body.fields[0].code).toBe(code)
  })

  test('неизвестный часовой пояс не сохраняется', async () => {
    for (const timezone of ['Mars/Olympus', '', '../etc', 'x'.repeat(200), 5]) {
      const answer = await as('newcomer', 'changeTimeZone', { body: { timezone } })
      expect(outcomeOf(answer), String(timezone)).toBe('400 REQUEST_INVALID')
    }
  })

  test('настройки — только названные, и регистрацию ими не присвоить', async () => {
    for (const body of [
      { user_registration: true },
      { basket_view: 'огонь' },
      { basket_view: 'tile' },
      { basket_version: 0 },
      { __proto__x: 1 },
    ]) {
      expect(outcomeOf(await as('newcomer', 'saveSettings', { body }))).toBe('400 REQUEST_INVALID')
    }
  })
})

describe('свои данные (§7.1, §2.10)', () => {
  test('имя с пробелами по краям сохраняется, новый пользователь становится ACTIVE (§3)', async () => {
    await shop.pool.query(`update account set status = 'NEW' where id = 4`)
    const { body } = await put({ ...names, name: ' Мария ', status: 'ACTIVE' })
    expect(body).toMatchObject({
      first_name: 'Мария',
      last_name: 'Петрова-Водкина',
      patronymic: 'Ивановна',
      status: 'ACTIVE',
    })
  })

  test('подписка меняет только подписку; телефон можно стереть', async () => {
    await put({ ...names, phone: '+7 (900) 000-00-00' })
    expect((await put({ status: 'ACTIVE', mailing: true })).body).toMatchObject({
      mailing: true,
      first_name: 'Мария',
      phone: '+7 (900) 000-00-00',
    })
    expect((await put({ phone: '' })).body.phone).toBe('')
  })

  test('часовой пояс и настройки видны при следующем входе; версия всегда известная (D48)', async () => {
    await as('newcomer', 'changeTimeZone', { body: { timezone: 'Asia/Yekaterinburg' } })
    await as('newcomer', 'saveSettings', { body: { catalog_view: 'tile', basket_version: 77 } })
    expect((await as('newcomer', 'currentUser')).body).toMatchObject({
      time_zone: 'Asia/Yekaterinburg',
      settings: { catalog_view: 'tile', basket_view: 'list', basket_version: 2 },
    })
    await as('newcomer', 'saveSettings', { body: { basket_view: 'table' } })
    expect((await as('newcomer', 'currentUser')).body.settings).toMatchObject({
      catalog_view: 'tile',
      basket_view: 'table',
    })
  })
})

describe('выгрузка и удаление (152-ФЗ, D46)', () => {
  test('в выгрузке всё своё и ничего чужого, ни хешей', async () => {
    const answer = await as('buyer', 'exportPersonalData')
    expect(answer.headers['content-disposition']).toContain('personal-data.json')
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.body).toMatchObject({
      account: { login: 'buyer@example.com' },
      orders: [],
      invitations: [],
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/argon|hash|Manager@/)
  })

  test('не тот пароль и единственный руководитель — отказ, и ничего не стёрто', async () => {
    const wrong = await as('outsider', 'deleteAccount', { body: { password: `${password}!` } })
    expect(outcomeOf(wrong)).toBe('403 PASSWORD_WRONG')
    expect(wrong.body.fields).toMatchObject([{ path: 'password', code: 'PASSWORD_WRONG' }])
    const own = { body: { password } }
    expect(outcomeOf(await as('outsider', 'deleteAccount', own))).toBe('409 LAST_MANAGER')
    expect((await as('outsider', 'currentUser')).body).toMatchObject({
      last_name: 'Зорина',
      companies: [{ name: 'Бета' }],
    })
  })

  test('после удаления имени, почты и входов нет, заказ для учёта остался, логин свободен', async () => {
    const tokens = await shop.signIn('employee')
    await shop.pool.query(
      `insert into orders (id, number, account_id, company_id, company_name, company_inn, agreement_name, author,
         delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
       values (900, 'N-900', 3, 1, 'Альфа', '1', 'Договор', 'Автор', 'pickup', 'Самовывоз', 'Имя', '+7', 'a@example.com', 1, 0, 1)`,
    )
    const body = { password }
    expect((await shop.call('deleteAccount', { body, headers: bearer(tokens) })).status).toBe(200)
    expect((await shop.call('currentUser', { headers: bearer(tokens) })).status).toBe(401)
    const { rows } = await shop.pool.query('select * from account where id = 3')
    expect(JSON.stringify(rows)).not.toMatch(/employee@|argon/)
    expect(
      (await shop.pool.query('select 1 from company_member where account_id = 3')).rows,
    ).toEqual([])
    expect((await shop.pool.query('select 1 from orders where id = 900')).rows).toHaveLength(1)
    await expect(shop.signIn('employee')).rejects.toThrow('403')
  })
})
