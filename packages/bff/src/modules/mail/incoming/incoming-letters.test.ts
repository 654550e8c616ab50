import { expect, test } from 'vitest'
import { createIncomingLetters } from './incoming-letters.ts'

const nothing = { answer: '', whole: '', other: '', report: null }

/** Letters that each use the whole permitted CPU time; four of them are a minute's budget. */
const open = () => {
  const letters = createIncomingLetters(
    { readLetterMs: 1000 },
    async (_source, _reader, _limits, spent) => {
      spent(1100)
      return nothing
    },
  )
  async function* content(client: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`Received: from x (x [${client}]) by mx.shop\r\n\r\nТекст`)
  }
  const bring = (from: { peer?: string; client?: string; to?: string }) => {
    const { peer = '10.0.0.5', client = '203.0.113.5', to = 't+1.1.x@shop' } = from
    return letters.take({ peer, from: 'a@example.com', to }, content(client), async (letter) => {
      await letter.read(async () => null)
    })
  }
  return { letters, bring }
}
const later = { responseCode: 451 }

test('дорогие письма одной сети отложены, на какие бы адреса ни шли; чужие проходят', async () => {
  const { bring } = open()
  for (let at = 0; at < 4; at += 1) await bring({ to: `t+${at}.1.x@shop` })
  await expect(bring({ to: 't+9.1.x@shop' })).rejects.toMatchObject(later)
  await bring({ client: '203.0.113.6', to: 't+9.1.x@shop' })
})

test('дорогие письма на один адрес отложены, из каких бы сетей ни шли', async () => {
  const { bring, letters } = open()
  for (let at = 0; at < 4; at += 1) await bring({ client: `203.0.113.${at}` })
  expect(() => letters.admit({ peer: '10.0.0.5', to: 'T+1.1.x@shop' })).toThrow('4.7.0')
  await expect(bring({ client: '203.0.113.9' })).rejects.toMatchObject(later)
  await bring({ client: '203.0.113.9', to: 't+2.1.x@shop' })
})

test('кто стучится сам, тому отказ ещё до адреса', async () => {
  const { bring, letters } = open()
  for (let at = 0; at < 4; at += 1) await bring({ peer: '198.51.100.7', to: `t+${at}.1.x@shop` })
  expect(() => letters.admit({ peer: '198.51.100.7' })).toThrow('4.7.0')
  letters.admit({ peer: '198.51.100.8' })
  letters.admit({ peer: '10.0.0.5' })
})
