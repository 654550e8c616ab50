import { describe, expect, test } from 'vitest'
import { isForThisMachine, localOrigin, readSettings } from './settings.ts'

describe('переменные запуска', () => {
  test('без переменных магазин открывается на 127.0.0.1:3000', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      bffPort: 4000,
      host: '127.0.0.1',
      mode: 'production',
      origin: 'http://127.0.0.1:3000',
      demoProducts: 5000,
      databaseUrl: null,
    })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT должна быть номером порта'],
    [{ PORT: '70000' }, 'PORT должна быть номером порта'],
    [{ BFF_PORT: '0' }, 'BFF_PORT должна быть номером порта'],
    [{ PORT: '4000' }, 'PORT и BFF_PORT совпадают'],
    [{ HOST: 'a b' }, 'HOST должна быть адресом'],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE бывает demo или production'],
    [{ SHOP_ORIGIN: 'shop' }, 'SHOP_ORIGIN должна быть адресом'],
    [{ DEMO_PRODUCTS: '-1' }, 'DEMO_PRODUCTS должна быть целым числом'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL должна выглядеть'],
    [{ RATE_LIMIT: 'много' }, 'RATE_LIMIT должна быть целым числом'],
    [{ RATE_LIMIT: '1.5' }, 'RATE_LIMIT должна быть целым числом'],
    [{ LIMITS_FACTOR: '0' }, 'LIMITS_FACTOR должна быть целым числом от 1 до 100'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL бывает fatal, error'],
    [{ TRUST_PROXY: '10.0.0.0/8, proxy' }, 'есть «proxy»'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY должна перечислять'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET должна быть случайной строкой'],
    [{ MAIL_URL: 'http://mail.example.com' }, 'MAIL_URL должна выглядеть как smtp://'],
    [{ REPLY_DOMAIN: 'Reply' }, 'REPLY_DOMAIN должна быть доменом'],
    [{ REPLY_DOMAIN: 'reply.example.com' }, 'но не REPLY_KEY'],
    [{ REPLY_KEY: 'short' }, 'REPLY_KEY должна быть случайной'],
    [{ REPLY_OLD_KEY: 'short' }, 'REPLY_OLD_KEY должна быть случайной'],
    [{ REPLY_PORT: '0' }, 'REPLY_PORT должна быть'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM должна содержать адрес'],
    [{ DKIM_SELECTOR: 'a.b' }, 'DKIM_SELECTOR должна быть'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT должна быть номером порта'],
    [{ BFF_METRICS_PORT: 'x' }, 'BFF_METRICS_PORT должна быть номером порта'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT должна быть'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG должна быть долей'],
    [{ TELEMETRY_SHARE: '101' }, 'TELEMETRY_SHARE должна быть'],
    [{ SENTRY_DSN: 'sentry.example.com' }, 'SENTRY_DSN должна быть'],
    [{ SENTRY_WEBHOOK_SECRET: 'short' }, 'SENTRY_WEBHOOK_SECRET должна быть случайной'],
    [{ SERVICE_WORKER: 'yes' }, 'SERVICE_WORKER должна быть on или off'],
    [{ CALL_LOG: '1' }, 'CALL_LOG должна быть on или off'],
  ])('ошибка в %o названа одним предложением', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence)
  })

  test('верные значения приняты, а секреты в ошибке не повторены', () => {
    const good = {
      RATE_LIMIT: '0',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, fd00::/8, loopback',
      AUTH_SECRET: 'x'.repeat(32),
      MAIL_URL: 'smtps://shop:word@mail.example.com:465',
      MAIL_FROM: 'ИСП <shop@example.com>',
      REPLY_DOMAIN: 'reply.example.com',
      REPLY_KEY: 'x'.repeat(32),
      REPLY_PORT: '25',
    }
    expect(readSettings(good).port).toBe(3000)
    expect(() => readSettings({ AUTH_SECRET: 'hush' })).not.toThrow('hush')
  })

  test('адрес для браузера этой машины верен и для 0.0.0.0, и для IPv6', () => {
    expect(localOrigin('0.0.0.0', 3000)).toBe('http://127.0.0.1:3000')
    expect(localOrigin('::1', 3000)).toBe('http://[::1]:3000')
  })
})

describe('кто видит письма, которые никуда не ушли', () => {
  test.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ SHOP_ORIGIN: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ SHOP_ORIGIN: 'https://shop.example.com' }, false],
    [{ SHOP_ORIGIN: 'http://127.0.0.1.example.com' }, false],
  ])('%j: только эта машина — %s', (env, expected) => {
    expect(isForThisMachine(readSettings(env))).toBe(expected)
  })
})
