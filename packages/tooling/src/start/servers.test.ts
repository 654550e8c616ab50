import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../workspace/settings.ts'
import { environmentOf } from './servers.ts'

const options = (env: Record<string, string>) =>
  ({
    settings: readSettings(env),
    databaseUrl: 'postgres://shop:secret@db/shop',
    nodeEnv: 'production',
    isDemo: false,
  }) as const

afterEach(() => vi.unstubAllEnvs())

describe('что получают серверы', () => {
  test('веб-сервер исполняет код приложений и не знает секретов BFF', () => {
    for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'MAIL_URL', 'REPLY_KEY', 'REPLY_OLD_KEY'])
      vi.stubEnv(name, 'secret')
    vi.stubEnv('CONTENT_STORE', 'https://KEY:secret@s3.example.com/shop')
    const shell = environmentOf('shell', options({}))
    expect(JSON.stringify(shell)).not.toContain('secret')
    expect(shell.CONTENT_STORE).toBe('bff')
  })

  test('прокси перед магазином — дело веб-сервера, а BFF верит только ему', () => {
    vi.stubEnv('TRUST_PROXY', '10.0.0.0/8')
    expect(environmentOf('shell', options({})).TRUST_PROXY).toBe('10.0.0.0/8')
    expect(environmentOf('bff', options({})).TRUST_PROXY).toBe('loopback')
  })

  test('порт показателей у каждого свой; без переменной у BFF его нет', () => {
    vi.stubEnv('METRICS_PORT', '9300')
    expect(environmentOf('shell', options({})).METRICS_PORT).toBe('9300')
    expect(environmentOf('bff', options({})).METRICS_PORT).toBe('')
    vi.stubEnv('BFF_METRICS_PORT', '9301')
    expect(environmentOf('bff', options({})).METRICS_PORT).toBe('9301')
  })

  test('D60: выдуманный продавец — только у магазина с выдуманными товарами, и свой важнее', () => {
    vi.stubEnv('SELLER', '')
    expect(environmentOf('bff', options({})).SELLER).toBe('')
    const demo = { ...options({}), isDemo: true }
    expect(environmentOf('bff', demo).SELLER).toMatch(/demo-data.seller.seller\.json$/)
    expect(environmentOf('bff', demo).COMPANY_REGISTER).toMatch(/companies\.json$/)
    expect(environmentOf('bff', demo).CURRENCY_RATES).toMatch(/rates\.xml$/)
    vi.stubEnv('SELLER', '/etc/shop/seller.json')
    expect(environmentOf('bff', demo).SELLER).toBe('/etc/shop/seller.json')
  })

  test('BFF слушает только эту машину, и письма из папки видны только на ней', () => {
    const bff = environmentOf('bff', options({ HOST: '0.0.0.0' }))
    expect(bff).toMatchObject({ HOST: '127.0.0.1', OUTBOX_PAGES: 'off' })
    expect(environmentOf('bff', options({})).OUTBOX_PAGES).toBe('on')
  })
})
