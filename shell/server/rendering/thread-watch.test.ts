import { beforeEach, describe, expect, test } from 'vitest'
import { renderLimits } from './render-limits.ts'
import { createThreadWatch } from './thread-watch.ts'

const LOOK_MS = 100
let beats: Int32Array
let cpuMs: number
let look: (elapsedMs: number) => string

beforeEach(() => {
  beats = new Int32Array(new SharedArrayBuffer(4))
  cpuMs = 0
  const cpuUsage = async () => ({ user: cpuMs * 1000, system: 0 })
  look = createThreadWatch({ cpuUsage }, beats, renderLimits())
  look(LOOK_MS)
})

/** Watches for this time; the thread uses the given share of it as CPU time and sends no beats. */
const pass = async (milliseconds: number, share: number) => {
  let pulse = ''
  for (let past = 0; past < milliseconds; past += LOOK_MS) {
    cpuMs += LOOK_MS * share
    pulse = look(LOOK_MS)
    await Promise.resolve()
    await Promise.resolve()
  }
  return pulse
}

describe('пульс потока', () => {
  test('короткое молчание — ещё не зависание, но новых страниц поток не получает', async () => {
    expect(await pass(200, 1)).toBe('beating')
    expect(await pass(300, 1)).toBe('silent')
  })

  test('две секунды работы процессора без удара — зависание', async () => {
    expect(await pass(1500, 1)).toBe('silent')
    expect(await pass(1500, 1)).toBe('hung')
  })

  test('машина, занятая другими, потоку не вменяется', async () => {
    expect(await pass(10_000, 0.1)).toBe('silent')
  })

  test('поток, который совсем ничего не делает, когда-нибудь признан зависшим', async () => {
    expect(await pass(16_000, 0)).toBe('hung')
  })

  test('удар начинает счёт заново', async () => {
    for (let round = 0; round < 5; round++) {
      expect(await pass(1500, 1)).toBe('silent')
      Atomics.add(beats, 0, 1)
      expect(look(LOOK_MS)).toBe('beating')
    }
  })
})
