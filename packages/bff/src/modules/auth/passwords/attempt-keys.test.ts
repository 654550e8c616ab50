import { expect, test } from 'vitest'
import { attemptKeysOf } from './attempt-keys.ts'

const key = new Uint8Array(32).fill(7)
const keysAt = (address: string, secret = key) =>
  attemptKeysOf(secret, { login: 'anna@example.com', clientId: 'browser-0001', address })
const networkOf = (address: string) => keysAt(address).address.toString('hex')

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002::9'],
  ['2001:db8::1', '2001:db8:0:0:1:2:3:4'],
  ['2001:db8::7:6:5:4', '2001:db8:0:0:7:6:5:4'],
  ['::1', '0:0:0:0::5'],
  ['::', '::2'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::FFFF:10.0.0.1', '10.0.0.1'],
])('%s и %s — одна сеть', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8:1::2', '2001:db8:1:1::2'],
  ['10.0.0.1', '10.0.0.2'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ['::ffff:10.0.0.1', '::1'],
])('%s и %s — разные', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})

test('без ключа сервера записанного не повторить; логин, браузер и адрес не совпадают', () => {
  const address = '10.0.0.1'
  const own = Object.values(keysAt(address)).map((value) => value.toString('hex'))
  const foreign = Object.values(keysAt(address, new Uint8Array(32).fill(8)))
  expect(new Set([...own, ...foreign.map((value) => value.toString('hex'))]).size).toBe(6)
})
