import { configure, drawTool, type Typed } from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { readConstructorTypes } from './constructor-types.ts'
import { modelFrame } from './constructors.service.ts'
import { flawsOf } from './drawing-flaws.fixture.ts'

const types = [...readConstructorTypes().values()]
const frames = [
  { width: 760, textSize: 14, body: 96 },
  { width: 340, textSize: 12, body: 60 },
  { width: 500, textSize: 11, body: 96 },
]

/** Seeded pseudo-random numbers, so that a failure can be repeated. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/** Any values within the limits; their combination need not be valid. */
const anyTyped = (type: ConstructorType, random: () => number): Typed => {
  let typed: Record<string, string> = {}
  for (const parameter of type.parameters) {
    if (random() < 0.45) continue
    const { limits, available } = configure(type, typed)
    const { key } = parameter
    if (parameter.kind === 'choice') {
      const options = available[key] ?? []
      typed = { ...typed, [key]: options[Math.floor(random() * options.length)] ?? '' }
    } else {
      const { min = 0, max = 0 } = limits[key] ?? {}
      // most values lie near the lower limit, as in practice
      const value = min + (max - min) * random() ** 2
      const steps = Math.min(Math.ceil(value / parameter.step), Math.floor(max / parameter.step))
      typed = { ...typed, [key]: String(Math.round(steps * parameter.step * 1000) / 1000) }
    }
  }
  return typed
}

const soundOnes = (type: ConstructorType, count: number): Typed[] => {
  const random = createRandom(type.order)
  const found: Typed[] = [{}]
  for (let tried = 0; tried < count * 60 && found.length < count; tried += 1) {
    const typed = anyTyped(type, random)
    if (configure(type, typed).faults.length === 0) found.push(typed)
  }
  return found
}

describe.each(types.map((type) => [type.name, type] as const))('чертёж: %s', (_name, type) => {
  const sound = soundOnes(type, 40)

  test('верных конфигураций много: пределы и правила не спорят друг с другом', () => {
    expect(sound.length).toBeGreaterThanOrEqual(30)
  })

  test('совет годится при любом главном размере: набравший одно число не видит отказа', () => {
    const first = type.parameters[0]
    if (!first) throw new Error('a tool has a size')
    const { min = 0, max = 0 } = configure(type, {}).limits[first.key] ?? {}
    const sizes =
      first.kind === 'choice'
        ? (configure(type, {}).available[first.key] ?? [])
        : Array.from({ length: 200 }, (_, at) => {
            const steps = Math.round((min + ((max - min) * at) / 199) / first.step)
            return String(Math.round(steps * first.step * 1000) / 1000)
          })
    for (const size of sizes) {
      expect(configure(type, { [first.key]: size }).faults, `${first.key}=${size}`).toEqual([])
    }
  })

  test('надписи не наезжают друг на друга, линии не идут через них, ничего не за краем', () => {
    for (const typed of sound) {
      const { filling, code } = configure(type, typed)
      for (const frame of [...frames, modelFrame(type, filling)]) {
        const flaws = flawsOf(drawTool(type, filling, frame))
        expect(flaws, `${code} шириной ${frame.width}: ${JSON.stringify(typed)}`).toEqual([])
      }
    }
  })

  test('у размеров есть допуски, у линий — стрелки', () => {
    const { primitives } = drawTool(
      type,
      configure(type, {}).filling,
      frames[0] ?? { width: 760, textSize: 14, body: 96 },
    )
    const texts = primitives.flatMap((one) => (one.kind === 'text' ? [one.text] : []))
    expect(texts.filter((text) => /±|\(\u2212|\(\+/.test(text)).length).toBeGreaterThanOrEqual(2)
    expect(primitives.filter(({ kind }) => kind === 'fill').length).toBeGreaterThanOrEqual(6)
  })
})
