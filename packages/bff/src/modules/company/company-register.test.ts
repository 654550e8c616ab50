import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bearer, openShop } from '../auth/people.fixture.ts'
import { openCompanyRegister } from './company-register.ts'

const file = fileURLToPath(
  new URL('../../../../demo-data/register/companies.json', import.meta.url),
)
const known = '5257000114'
const log = { warn: vi.fn() }

let server: Server | undefined
const asked: { headers: unknown; body: string }[] = []
afterEach(async () => {
  asked.length = 0
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** A register over a provider that gives this answer. */
const registerOver = async (answer: (response: ServerResponse) => void) => {
  const made = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push({ headers: request.headers, body })
      answer(response)
    })
  })
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  const { port } = made.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/party`
  return openCompanyRegister({ file, dadata: { key: 'key-of-a-test', url } }, log)
}

const suggestion = (change: object = {}) => ({
  value: 'ООО ПРИМЕР',
  data: {
    inn: '7707083893',
    kpp: '770701001',
    ogrn: '1027700132195',
    name: { short_with_opf: 'ООО «Пример»' },
    address: { unrestricted_value: '101000, Москва' },
    state: { status: 'ACTIVE' },
    ...change,
  },
})
const json = (body: unknown) => (response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

describe('поставщик реквизитов отказал: отвечает файл (§7.2)', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['ошибкой', (response) => void response.writeHead(500).end()],
    ['кончившейся квотой', (response) => void response.writeHead(403).end('{}')],
    ['чужой страницей', (response) => void response.end('<html>')],
    ['другим видом данных', json({ suggestions: [{ value: 1 }] })],
    ['перенаправлением', (response) => void response.writeHead(302, { location: '/other' }).end()],
    ['обрывом', (response) => void response.destroy()],
    ['молчанием', () => {}],
  ])('%s', async (_name, answer) => {
    const register = await registerOver(answer)
    expect(await register.find(known)).toMatchObject([{ name: 'ООО «Заречный инструмент»' }])
  })

  test('файла нет — никто не найден, форму заполняют сами', async () => {
    const register = openCompanyRegister({ file: '/nowhere/companies.json' }, log)
    expect(await register.find(known)).toEqual([])
  })
})

describe('поиск компании по ИНН (§7.2)', () => {
  test('поставщик: ключ в заголовке, ликвидированные и чужие не предлагаются', async () => {
    const register = await registerOver(
      json({
        suggestions: [
          suggestion(),
          suggestion({ kpp: '526043001', state: { status: 'LIQUIDATED' } }),
          suggestion({ inn: '5257000114' }),
        ],
      }),
    )
    expect(await register.find('7707083893')).toEqual([
      {
        inn: '7707083893',
        kpp: '770701001',
        ogrn: '1027700132195',
        name: 'ООО «Пример»',
        address: '101000, Москва',
      },
    ])
    expect(asked).toMatchObject([
      {
        headers: { authorization: 'Token key-of-a-test' },
        body: '{"query":"7707083893","count":10}',
      },
    ])
  })

  test('ИП без КПП; филиалы — отдельными строками', async () => {
    const register = openCompanyRegister({ file }, log)
    expect(await register.find('525600011151')).toMatchObject([{ kpp: null }])
    expect(await register.find('5261000445')).toHaveLength(2)
  })

  test('вызов: неверный ИНН — ошибка поля, неизвестный — пустой список, посторонний — 401', async () => {
    const shop = await openShop({ companyRegister: { file } })
    try {
      const headers = bearer(await shop.signIn('newcomer'))
      const find = (inn: string, given = headers) =>
        shop.call('findCompanies', { query: { inn }, headers: given })
      expect((await shop.call('findCompanies', { query: { inn: known } })).status).toBe(401)
      expect((await find('5257000115')).body.fields).toMatchObject([
        { path: 'inn', code: 'INN_CHECK' },
      ])
      expect(await find('7707083893')).toMatchObject({ status: 200, body: { items: [] } })
      expect((await find(` ${known} `)).body.items).toHaveLength(1)
      const statuses: number[] = []
      for (let at = 0; at < 30; at += 1) statuses.push((await find(known)).status)
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await shop.close()
    }
  })
})
