import { expect, test } from 'vitest'
import { originOf } from './letter-origin.ts'

async function* piecesOf(letter: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < letter.length; at += 20) yield Buffer.from(letter.slice(at, at + 20))
}
const origin = async (peer: string, head: string) => {
  const text = `${head}\r\nSubject: x\r\n\r\nТекст`
  const { network, letter } = await originOf(peer, 'anna@Example.com', piecesOf(text))
  let whole = ''
  for await (const chunk of letter) whole += Buffer.from(chunk).toString('latin1')
  expect(Buffer.from(whole, 'latin1').toString()).toBe(text)
  return network
}

test.each([
  [
    'Postfix',
    'Received: from mx.example.org (mx.example.org [203.0.113.5])\r\n\tby mx.shop (Postfix)',
  ],
  ['Exim', 'Received: from mx.example.org ([203.0.113.5] helo=[198.51.100.7]) by mx.shop'],
  ['Exim без имени', 'Received: from [203.0.113.5] (helo=mx.example.org) by mx.shop'],
  ['имя клиента — чужой адрес', 'Received: from [198.51.100.7] (unknown [203.0.113.5]) by mx.shop'],
  [
    'второе поле — чужие слова',
    'X-Spam: no\r\nReceived: from x (x [203.0.113.5]) by mx.shop\r\nReceived: from y (y [198.51.100.7]) by x',
  ],
])(
  'письмо от своего почтового сервера, %s: считается та сеть, что записал он',
  async (_what, head) => {
    for (const peer of ['127.0.0.1', '10.0.0.5', '::ffff:192.168.1.2', 'fd00::1']) {
      expect(await origin(peer, head)).toBe('203.0.113.5')
    }
  },
)

test('IPv6 считается сетью, частный адрес и отсутствие записи — доменом отправителя', async () => {
  const six = 'Received: from x (x [IPv6:2001:db8:1:2:3::4]) by mx.shop'
  expect(await origin('10.0.0.5', six)).toBe('2001:db8:1:2::')
  const inside = 'Received: from pc (pc [192.168.1.7]) by mx.shop'
  expect(await origin('10.0.0.5', inside)).toBe('domain example.com')
  expect(await origin('10.0.0.5', 'X-A: b')).toBe('domain example.com')
})

test('кто стучится сам, того словам не верят', async () => {
  const forged = 'Received: from x (x [198.51.100.7]) by mx.shop'
  expect(await origin('203.0.113.5', forged)).toBe('203.0.113.5')
})
