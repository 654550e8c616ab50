import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../people.fixture.ts'
import {
  browser,
  newcomer,
  openRegistrationShop,
  type RegistrationShop,
  wrongCode,
} from '../registration/registration.fixture.ts'

let shop: RegistrationShop
beforeAll(async () => {
  shop = await openRegistrationShop()
})
beforeEach(() => shop.forget())
afterAll(() => shop.close())

const elsewhere = { client: 'browser-0002', address: '198.51.100.9' }

describe('перебор кодов (D7, D37)', () => {
  test('после пяти ошибок не годится и верный код', async () => {
    await shop.sendCode()
    const code = await shop.codeIn()
    for (let step = 1; step <= 5; step += 1) {
      expect(await shop.tryCode(wrongCode(code, step))).toMatchObject({
        status: 400,
        body: { code: 'CODE_WRONG' },
      })
    }
    expect(await shop.tryCode(code)).toMatchObject({
      status: 404,
      body: { code: 'CODE_NOT_FOUND' },
    })
  })

  test('тысяча кодов с тысячи адресов сразу: проверены пять', async () => {
    await shop.sendCode()
    const code = await shop.codeIn()
    const wrong = Array.from({ length: 1000 }, (_, tried) => tried).filter(
      (tried) => tried !== Number(code),
    )
    const answers: Answer[] = await Promise.all(
      wrong.map((tried) =>
        shop.tryCode(tried, newcomer, { address: `10.${tried >> 8}.${tried & 255}.1` }),
      ),
    )
    const counted = (code: string) => answers.filter(({ body }) => body.code === code).length
    expect(answers).toHaveLength(wrong.length)
    expect(counted('CODE_WRONG')).toBe(5)
    expect(answers.every(({ status }) => [400, 404, 429].includes(status))).toBe(true)
    const { rows } = await shop.pool.query('select attempts, validated_at from confirmation_code')
    expect(rows).toEqual([{ attempts: 5, validated_at: null }])
  })

  test('один адрес, перебирающий почты, ждёт; в IPv6 адрес — это сеть /64', async () => {
    const statuses: number[] = []
    for (let tried = 0; tried < 51; tried += 1) {
      const address = `2001:db8:1:2::${tried + 1}`
      statuses.push((await shop.tryCode(tried, `user${tried}@example.com`, { address })).status)
    }
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404))
    expect(statuses[50]).toBe(429)
    const neighbour = { address: '2001:db8:1:3::1' }
    expect((await shop.tryCode(1, 'other@example.com', neighbour)).status).toBe(404)
  })

  test('письма с одного адреса во многие ящики тоже кончаются', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 31; sent += 1) {
      statuses.push((await shop.sendCode(`user${sent}@example.com`)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await shop.sendCode('user99@example.com', elsewhere)).status).toBe(200)
  })
})

describe('код чужой или старый (D7, D37)', () => {
  test('код одной почты не подходит к другой', async () => {
    await shop.sendCode()
    await shop.sendCode('boris@zavod.example')
    const code = await shop.codeIn()
    if (code === (await shop.codeIn('boris@zavod.example'))) return
    expect((await shop.tryCode(code, 'boris@zavod.example')).body.code).toBe('CODE_WRONG')
    expect((await shop.tryCode(code)).status).toBe(200)
  })

  test('код одного браузера в другом не действует и попыток не тратит', async () => {
    await shop.sendCode()
    const code = await shop.codeIn()
    for (let tried = 0; tried < 6; tried += 1) {
      expect((await shop.tryCode(code, newcomer, elsewhere)).status).toBe(404)
    }
    expect((await shop.tryCode(code)).status).toBe(200)
  })

  test('верный код подходит один раз, сколько бы раз его ни послали разом', async () => {
    await shop.sendCode()
    const code = await shop.codeIn()
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.tryCode(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect((await shop.tryCode(code)).status).toBe(404)
  })

  test('через десять минут код не действует', async () => {
    await shop.sendCode()
    const code = await shop.codeIn()
    await shop.ageCodes(601)
    expect((await shop.tryCode(code)).status).toBe(404)
  })

  test('новый код отменяет прежний', async () => {
    await shop.sendCode()
    const first = await shop.codeIn()
    await shop.ageCodes(61)
    await shop.sendCode()
    const second = await shop.codeIn()
    if (first !== second) expect((await shop.tryCode(first)).status).toBe(400)
    expect((await shop.tryCode(second)).status).toBe(200)
  })
})

describe('повторная отправка (§2.8, D37)', () => {
  test('раньше чем через 60 секунд сервер не посылает, из какого браузера ни проси', async () => {
    expect(await shop.sendCode()).toMatchObject({ status: 200, body: { seconds: 60 } })
    const again = await shop.sendCode()
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    expect((await shop.sendCode(newcomer, elsewhere)).status).toBe(429)
    await shop.ageCodes(61)
    expect((await shop.sendCode()).status).toBe(200)
  })

  test('§2.8: после неверного кода новый посылают сразу, но не больше пяти за час', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await shop.sendCode()).status)
      await shop.tryCode(wrongCode(await shop.codeIn()))
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('двадцать нажатий сразу — одно письмо', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.sendCode()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await shop.pool.query('select 1 from mail_outbox')
    expect(rows).toHaveLength(1)
  })

  test('пять кодов в час и пятнадцать в сутки на один адрес', async () => {
    const sendAfter = async (seconds: number) => {
      await shop.ageCodes(seconds)
      await shop.pool.query('truncate login_attempt')
      return (await shop.sendCode()).status
    }
    const hour: number[] = []
    for (let sent = 0; sent < 6; sent += 1) hour.push(await sendAfter(61))
    expect(hour).toEqual([200, 200, 200, 200, 200, 429])
    const day: number[] = []
    for (let sent = 0; sent < 11; sent += 1) day.push(await sendAfter(3601))
    expect(day).toEqual([...Array(10).fill(200), 429])
  })
})

describe('узнать, есть ли кабинет, по коду нельзя', () => {
  test('ответ, статус и письмо одни для известной и неизвестной почты; номер запроса не в счёт', async () => {
    const known = await shop.sendCode('manager@example.com')
    const unknown = await shop.sendCode('nobody@example.com')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const { rows } = await shop.pool.query<{ subject: string; body_text: string }>(
      'select subject, body_text from mail_outbox order by id',
    )
    const words = rows.map(({ subject, body_text }) => [
      subject,
      body_text.replace(/^\d{4}$/m, '····'),
    ])
    expect(words[0]).toEqual(words[1])
    const validated = await shop.tryCode(
      await shop.codeIn('manager@example.com'),
      'manager@example.com',
    )
    expect(validated).toMatchObject({ status: 200, body: { done: true } })
  })

  test('один адрес, как бы его ни написали: заглавными, с пробелами, в punycode (D35)', async () => {
    await shop.sendCode('Анна@Домен.рф')
    const code = await shop.codeIn('Анна@Домен.рф')
    expect((await shop.sendCode(' анна@xn--d1acufc.xn--p1ai ')).status).toBe(429)
    expect((await shop.tryCode(code, 'АННА@xn--d1acufc.xn--p1ai')).status).toBe(200)
  })

  test('в базе нет ни адреса, ни кода', async () => {
    await shop.sendCode()
    const { rows } = await shop.pool.query<Record<string, unknown>>(
      'select * from confirmation_code',
    )
    const stored = Object.values(rows[0] ?? {})
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join(' ')
    expect(stored).not.toContain('anna')
    expect(rows[0]?.hash).toHaveLength(32)
  })
})

describe('код в любом виде (D6)', () => {
  test('числом, строкой, с нулями впереди', async () => {
    // looks for a code below 1000: as a number it would lose its leading zeros
    for (let sent = 0; sent < 200; sent += 1) {
      await shop.pool.query('truncate confirmation_code, login_attempt')
      await shop.sendCode()
      if ((await shop.codeIn()).startsWith('0')) break
    }
    const code = await shop.codeIn()
    expect((await shop.tryCode(Number(code))).status).toBe(200)
    await shop.pool.query('update confirmation_code set validated_at = null')
    expect((await shop.tryCode(` ${code} `)).status).toBe(200)
  })

  test.each([0, '0', '0000', 1, '0001', 9999])('«%s» — код, а не ошибка поля', async (code) => {
    await shop.sendCode()
    const isRight = Number(await shop.codeIn()) === Number(code)
    expect(await shop.tryCode(code)).toMatchObject(
      isRight ? { status: 200 } : { status: 400, body: { code: 'CODE_WRONG' } },
    )
  })

  test.each(['', '12345', 'abcd', '１２３４', -1, 1.5])('«%s» — ошибка поля', async (code) => {
    const { status, body } = await shop.tryCode(code)
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'code'])
  })

  test('без браузера код ни послать, ни проверить', async () => {
    const headers = {}
    const sent = await shop.call('sendEmailCode', { body: { email: newcomer }, headers })
    expect(sent).toMatchObject({ status: 400, body: { fields: [{ path: 'x-client-id' }] } })
  })
})

describe('код на телефон', () => {
  const headers = { 'x-client-id': browser }
  const send = (phone: string) => shop.call('sendPhoneCode', { body: { phone }, headers })

  test('без поставщика SMS сообщение видно среди писем; номер один, как бы ни был записан', async () => {
    expect((await send('+7 (900) 000-00-01')).status).toBe(200)
    expect((await send('8 900 000 00 01')).status).toBe(429)
    const { rows } = await shop.pool.query<{ recipient: string; body_text: string }>(
      'select recipient, body_text from mail_outbox',
    )
    const code = /код (\d{4})/.exec(rows[0]?.body_text ?? '')?.[1] ?? ''
    const tried = await shop.call('validatePhoneCode', {
      body: { code, phone: '89000000001' },
      headers,
    })
    expect(tried).toMatchObject({ status: 200, body: { done: true } })
  })
})
