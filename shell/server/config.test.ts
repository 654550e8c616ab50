import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ BFF_PORT: '-1' }, 'BFF_PORT'],
  [{ SHOP_MODE: 'test' }, 'SHOP_MODE'],
  [{ SHOP_ORIGIN: 'shop' }, 'SHOP_ORIGIN'],
  [{ RATE_LIMIT: '-5' }, 'RATE_LIMIT'],
  [{ LIMITS_FACTOR: 'x' }, 'LIMITS_FACTOR'],
  [{ MAP_URL: 'http://maps.example.com/' }, 'MAP_URL'],
  [{ TELEMETRY_SHARE: '101' }, 'TELEMETRY_SHARE'],
  [{ SERVICE_WORKER: 'yes' }, 'SERVICE_WORKER'],
  [{ CALL_LOG: '1' }, 'CALL_LOG'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '10' },
    'OTEL_TRACES_SAMPLER_ARG',
  ],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ MAINTENANCE: 'soon' }, 'MAINTENANCE'],
  [{ CONTENT_STORE: 'on' }, 'CONTENT_STORE'],
])('негодная переменная %o названа по имени', (env, name) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(name)
})

test('без переменных магазин открывается на 127.0.0.1:3000 и никому не доверяет адрес посетителя', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    bffOrigin: 'http://127.0.0.1:4000',
    origin: 'http://127.0.0.1:3000',
    mode: 'production',
    trustProxy: [],
  })
})

test('названным прокси верят, пробелы и пустое не считаются; от адреса магазина остаётся начало', () => {
  const { trustProxy, origin, rateLimit } = readConfig({
    TRUST_PROXY: ' 10.0.0.1, ,10.1.0.0/16,',
    SHOP_ORIGIN: 'https://shop.test/path/',
    RATE_LIMIT: '0',
  })
  expect(trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16'])
  expect(origin).toBe('https://shop.test')
  expect(rateLimit).toBe(0)
})

test('разработка включается только своим словом', () => {
  expect(readConfig({}).isDevelopment).toBe(false)
  expect(readConfig({ NODE_ENV: 'test' }).isDevelopment).toBe(false)
  expect(readConfig({ NODE_ENV: 'development' }).isDevelopment).toBe(true)
})
