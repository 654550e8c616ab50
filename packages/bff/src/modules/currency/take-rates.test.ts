import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import type { RunningJob } from '../../kernel/job-kind.ts'
import type { Shared } from '../../kernel/module.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { insertCatalog } from '../goods/catalog.fixture.ts'
import { readBankRates } from './bank-rates.ts'
import { type RatesTask, readBankRatesInThread } from './bank-rates-thread.ts'
import { upsertRate } from './currency.sql.ts'
import { openRateSource, type RateSource } from './rate-source.ts'
import { createTakeRates } from './take-rates.job.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-rates-'))
  await insertCatalog(database.pool)
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.pool.query(
    `update price set currency = null, foreign_amount = null, foreign_steps = null, rate_from = null;
     truncate currency_rate`,
  )
  await name('USD', 80, '2026-01-01')
  await name('CNY', 11, '2026-01-01')
})

const name = (code: string, rate: number, date: string) =>
  upsertRate(databaseOf(database.pool), code, { name: code, nominal: 1, rate, date })
const rates = async () =>
  (
    await database.pool.query(
      `select code || ' ' || to_char(valid_from, 'YYYY-MM-DD') || ' ' || rate || ' ' || source as told
         from currency_rate where valid_from > '2026-01-01' order by code, valid_from`,
    )
  ).rows.map(({ told }) => told)

/** 23:30 on 25 November in Moscow. */
const evening = new Date('2026-11-25T20:30:00Z')
const readHere = async ({ bytes, asked, codes }: RatesTask) => readBankRates(bytes, asked, codes)
const take = async (
  source: RateSource,
  at = evening,
  read: typeof readBankRatesInThread = readHere,
) => {
  const ports = { database: databaseOf(database.pool), transact: transactionsOf(database.pool) }
  const log = { info: () => {} } as unknown as Shared['log']
  const job = createTakeRates({
    ...ports,
    log,
    limits: timeLimits(10),
    now: () => at,
    source,
    read,
  })
  return (await job.run({}, {} as RunningJob))?.text
}
type Valute = { code?: string; nominal?: string; value?: string; name?: string }
const valute = ({
  code = 'USD',
  nominal = '1',
  value = '82,1234',
  name: own = 'Доллар США',
}: Valute = {}) =>
  `<Valute ID="R"><NumCode>1</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal>` +
  `<Name>${own}</Name><Value>${value}</Value><VunitRate>1</VunitRate></Valute>`
const listOf = (
  inside: string,
  date = '26.11.2026',
  head = '<?xml version="1.0" encoding="UTF-8"?>',
) => `${head}<ValCurs Date="${date}" name="Foreign Currency Market">${inside}</ValCurs>`
const given = (text: string | Buffer) => async () => Buffer.from(text as string)
const yuan = valute({ code: 'CNY', nominal: '10', value: '113,5', name: 'Китайских юаней' })

describe('курсы не взяты, прежние остаются', () => {
  test.each([
    ['глубоко вложенное', `<ValCurs>${'<a>'.repeat(300_000)}`, 'глубоко'],
    ['DOCTYPE', `<!DOCTYPE ValCurs [<!ENTITY a "b">]>${listOf(yuan, '26.11.2026', '')}`, 'DOCTYPE'],
    ['оборванный XML', listOf(yuan).slice(0, -10), 'не правильный XML'],
    ['страница об ошибке', '<html><body>Error in parameters</body></html>', 'нет списка ValCurs'],
    [
      'чужая кодировка',
      listOf(yuan, '26.11.2026', '<?xml version="1.0" encoding="koi8-r"?>'),
      'koi8-r',
    ],
    [
      'байты не из UTF-8',
      Buffer.from([...Buffer.from(listOf(yuan)), 0xff]),
      'байты не из кодировки',
    ],
    ['без даты', listOf(yuan, ''), 'дата «» не годится'],
    ['дата, которой нет', listOf(yuan, '31.02.2026'), 'дата «31.02.2026» не годится'],
    ['дата по-американски', listOf(yuan, '11/26/2026'), 'не годится'],
    ['послезавтра', listOf(yuan, '27.11.2026'), 'позже запрошенной 2026-11-26'],
    ['нулевой номинал', listOf(valute({ nominal: '0' }) + yuan), 'USD не годится Nominal «0»'],
    ['номинал не число', listOf(valute({ nominal: '1e3' })), 'Nominal «1e3»'],
    ['нулевой курс', listOf(valute({ value: '0,0000' })), 'Value «0,0000»'],
    ['курс с точкой', listOf(valute({ value: '82.12' })), 'Value «82.12»'],
    ['отрицательный', listOf(valute({ value: '-82,12' })), 'Value «-82,12»'],
    ['пять знаков', listOf(valute({ value: '82,12345' })), 'Value «82,12345»'],
    ['без названия', listOf(valute({ name: '' })), 'Name «»'],
    ['дважды', listOf(valute() + valute({ value: '83' })), 'USD названа дважды'],
  ])('%s', async (_what, text, reason) => {
    await expect(take(given(text))).rejects.toThrow(reason)
    expect(await rates()).toEqual([])
  })

  test('в магазине список читает поток, и отказ его — те же слова', async () => {
    const refused = take(given('<html/>'), evening, readBankRatesInThread)
    await expect(refused).rejects.toThrow('нет списка ValCurs')
    const dear = readBankRatesInThread(
      { bytes: await given(listOf(yuan))(), asked: '', codes: [] },
      0,
    )
    await expect(dear).rejects.toThrow('слишком долго')
  })

  test('файла нет — слова, а не повтор', async () => {
    const missing = openRateSource(join(folder, 'missing.xml'))
    await expect(take(missing)).rejects.toMatchObject({ name: 'JobRefusal' })
  })
})

test('берутся только валюты магазина, из windows-1251, с номиналом, на названный день', async () => {
  const text = listOf(
    yuan + valute({ code: 'AUD' }) + valute(),
    '26.11.2026',
    '<?xml version="1.0" encoding="windows-1251"?>',
  )
  const signs = [...text].map((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return code < 128 ? code : code - 0x410 + 0xc0
  })
  expect(await take(given(Buffer.from(signs)))).toBe('На 26.11.2026 записаны курсы: CNY, USD.')
  expect(await rates()).toEqual(['CNY 2026-11-26 113.5000 bank', 'USD 2026-11-26 82.1234 bank'])
  const { rows } = await database.pool.query(
    `select name, nominal from currency_rate where code = 'CNY' and source = 'bank'`,
  )
  expect(rows).toEqual([{ name: 'Китайских юаней', nominal: 10 }])
})

test('валюта цен — тоже валюта магазина; не названная банком остаётся при прежнем курсе', async () => {
  await database.pool.query(
    `update price set currency = 'AMD', foreign_amount = 1, rate_from = '2026-01-01' where product_id = 1`,
  )
  const told = await take(given(listOf(valute())))
  expect(told).toBe('На 26.11.2026 записаны курсы: USD. Не названы, остаются прежние: AMD, CNY.')
  expect(await rates()).toEqual(['USD 2026-11-26 82.1234 bank'])
})

test('D53: заданный администратором на этот день остаётся, на другие дни банк записывает', async () => {
  await name('CNY', 12, '2026-11-26')
  const told = await take(given(listOf(valute() + yuan)))
  expect(told).toBe('На 26.11.2026 записаны курсы: USD. Заданы сотрудниками и оставлены: CNY.')
  await take(given(listOf(valute() + yuan, '27.11.2026')), new Date('2026-11-27T03:30:00Z'))
  expect(await rates()).toEqual([
    'CNY 2026-11-26 12.0000 staff',
    'CNY 2026-11-27 113.5000 bank',
    'USD 2026-11-26 82.1234 bank',
    'USD 2026-11-27 82.1234 bank',
  ])
})

test('D53: курс банка, который назвал иначе администратор, расписание больше не трогает', async () => {
  await take(given(listOf(valute())))
  await name('USD', 90, '2026-11-26')
  await take(given(listOf(valute({ value: '81' }))))
  expect(await rates()).toEqual(['USD 2026-11-26 90.0000 staff'])
})

test('взятое второй раз ничего не меняет, исправленное банком — заменяется', async () => {
  await take(given(listOf(valute())))
  expect(await take(given(listOf(valute())))).toContain('новых курсов нет')
  await take(given(listOf(valute({ value: '82,5' }))))
  expect(await rates()).toEqual(['USD 2026-11-26 82.5000 bank'])
})

describe('откуда', () => {
  const asked: string[] = []
  let answer: [number, string] = [200, '']
  const bank = createServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(answer[0]).end(answer[1])
  })
  let source: RateSource
  beforeAll(async () => {
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
    const { port } = bank.address() as AddressInfo
    source = openRateSource(`http://127.0.0.1:${port}/scripts/XML_daily.asp`)
  })
  afterAll(() => bank.close())

  test('по адресу спрашивают завтрашний день Москвы', async () => {
    answer = [200, listOf(valute())]
    await take(source)
    expect(asked).toEqual(['/scripts/XML_daily.asp?date_req=26%2F11%2F2026'])
    expect(await rates()).toHaveLength(1)
  })

  test('отказ банка пробуют ещё раз, бесконечный ответ — нет', async () => {
    answer = [503, '']
    await expect(take(source)).rejects.toThrow('503')
    answer = [200, ' '.repeat(1_000_001)]
    await expect(take(source)).rejects.toThrow('длиннее 1 МБ')
  })

  test('файл того же вида, как тот, с которым начинает магазин', async () => {
    const shipped = new URL('../../../../demo-data/register/rates.xml', import.meta.url)
    expect(await take(openRateSource(fileURLToPath(shipped)))).toBe(
      'На 12.01.2026 записаны курсы: CNY, USD.',
    )
    await writeFile(join(folder, 'own.xml'), listOf(valute({ value: '79' })))
    await take(openRateSource(join(folder, 'own.xml')))
    expect(await rates()).toContain('USD 2026-11-26 79.0000 bank')
  })
})
