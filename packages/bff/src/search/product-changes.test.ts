import { expect, test } from 'vitest'
import { openChangeLog } from './product-changes.ts'

const openAt = () => {
  const clock = { ms: 0 }
  const log = openChangeLog(() => clock.ms)
  log.knownUntil(0)
  const now = (): number => log.now() ?? Number.NaN
  return { clock, log, now }
}

test('прочитанное до перемены устарело, прочитанное после — нет; остальных товаров она не касается', () => {
  const { log, now } = openAt()
  const before = now()
  log.changed([7])
  expect([log.hasChanged(7, before), log.hasChanged(8, before)]).toEqual([true, false])
  expect(log.hasChanged(7, now())).toBe(false)
})

test('когда измениться могло всё, устарело всё прочитанное прежде', () => {
  const { log, now } = openAt()
  const before = now()
  log.allChanged()
  expect(log.hasChanged(7, before)).toBe(true)
  expect(log.hasChanged(7, now())).toBe(false)
})

test('без недавней проверки изменений сохранённое не используется', () => {
  const { clock, log } = openAt()
  clock.ms = 1499
  expect(log.now()).not.toBeNull()
  clock.ms = 1500
  expect(log.now()).toBeNull()
  log.knownUntil(1400)
  expect(log.now()).not.toBeNull()
})

test('пока ни разу не спросили, сохранённого нет', () => {
  expect(openChangeLog(() => 0).now()).toBeNull()
})

test('всех по имени не помнят: после двадцати тысяч разных устарело всё', () => {
  const { log, now } = openAt()
  const before = now()
  log.changed(Array.from({ length: 20_000 }, (_, id) => id))
  expect(log.hasChanged(50_000, before)).toBe(false)
  log.changed([20_000])
  expect(log.hasChanged(50_000, before)).toBe(true)
  expect(log.hasChanged(50_000, now())).toBe(false)
})
