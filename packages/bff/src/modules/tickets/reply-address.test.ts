import { describe, expect, test } from 'vitest'
import { createReplyAddresses } from './reply-address.ts'

const key = 'k'.repeat(32)
const domain = 'reply.example.com'
const addresses = createReplyAddresses({ domain, key })
const to = { ticketId: 1234, accountId: 40 }
const address = addresses.addressOf(to)

describe('§7.5: адрес ответа на письмо', () => {
  test('подписан, строчными, и читается в любом регистре', () => {
    expect(address).toMatch(/^t\+ya\.14\.[a-z2-7]{16}@reply\.example\.com$/)
    expect(addresses.read(address)).toEqual(to)
    expect(addresses.read(address.toUpperCase())).toEqual(to)
  })

  test('прежний ключ ещё читается, но ничего не подписывает; другой — не читается', () => {
    const turned = createReplyAddresses({ domain, key: 'n'.repeat(32), oldKey: key })
    expect(turned.read(address)).toEqual(to)
    expect(turned.addressOf(to)).not.toBe(address)
    expect(createReplyAddresses({ domain, key: 'n'.repeat(32) }).read(address)).toBeNull()
  })

  test.each([
    ['другое обращение', address.replace('ya.', 'yb.')],
    ['другой человек', address.replace('.14.', '.15.')],
    ['другая подпись', address.replace(/.@/, ({ 0: sign }) => (sign === 'a' ? 'b@' : 'a@'))],
    ['короче подпись', address.replace(/.@/, '@')],
    ['другой домен', address.replace('reply', 'other')],
    ['лишнее впереди', `x${address}`],
    ['нет домена', address.split('@')[0] ?? ''],
    ['не адрес', 'postmaster@reply.example.com'],
    ['пусто', ''],
    ['очень длинный', `t+${'1'.repeat(9000)}.1.${'a'.repeat(16)}@${domain}`],
  ])('%s — не наш адрес', (_what, forged) => {
    expect(addresses.read(forged)).toBeNull()
  })
})
