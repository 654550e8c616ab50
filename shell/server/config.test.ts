import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ BFF_PORT: '-1' }, 'BFF_PORT'],
  [{ SHOP_MODE: 'test' }, 'SHOP_MODE'],
  [{ SHOP_ORIGIN: 'shop' }, 'SHOP_ORIGIN'],
  [{ RATE_LIMIT: '-5' }, 'RATE_LIMIT'],
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
