import { type Configuration, configure, drawTool } from '@isp/constructors'
import { describe, expect, test } from 'vitest'
import { readConstructorTypes } from './constructor-types.ts'
import { modelFrame } from './constructors.service.ts'

const plate = readConstructorTypes().get('plastina')
if (!plate) throw new Error('the plate is one of the constructors')

const configured = (query: string): Configuration =>
  configure(plate, Object.fromEntries(new URLSearchParams(query)))
const messages = (query: string): string[] =>
  configured(query).faults.map((fault) => (fault.code === 'RULE' ? fault.message : fault.code))

/** The largest closed outline at true size, and that of the side view. */
const outlines = (query: string) => {
  const { filling, faults } = configured(query)
  expect(faults, query).toEqual([])
  const { primitives } = drawTool(plate, filling, modelFrame(plate, filling))
  const lines = primitives.flatMap((one) =>
    one.kind === 'line' && one.stroke === 'outline' ? [one.points] : [],
  )
  const [plan = []] = lines
  const middle = (Math.max(...plan.map(([, y]) => y)) + Math.min(...plan.map(([, y]) => y))) / 2
  return { plan, middle, lines }
}

describe('пластина: отказы', () => {
  test.each([
    ['d=12.7&s=7.94', /Толщина 7,94 мм велика/],
    ['d=12.7&s=2.38', /Толщина 2,38 мм мала/],
    ['d=6.35&re=1.2', /Радиус 1,2 мм велик/],
    ['tol=U&d=6.35', /Класс U делают от 9,525 мм/],
    ['alpha=D&tol=U', /грубый класс U не делают/],
  ])('%s: правило говорит, что не так', (query, message) => {
    expect(messages(query)[0]).toMatch(message)
  })

  test.each(['shape=V&d=25.4', 'alpha=C&fix=G', 'alpha=N&fix=W', 'shape=Z', 'd=13'])(
    '%s: такого выбора нет',
    (query) => expect(messages(query)).toContain('OPTION'),
  )
})

describe('пластина: обозначение по ISO 1832', () => {
  test.each([
    ['', 'CNMG 120408'],
    ['d=15.875&re=1.2', 'CNMG 160612'],
    ['alpha=C&d=6.35&re=0.4', 'CCMT 060204'],
    ['alpha=C&d=9.525', 'CCMT 09T308'],
    ['shape=D&s=6.35', 'DNMG 150608'],
    ['shape=V&re=0.4', 'VNMG 160404'],
    ['shape=W', 'WNMG 080408'],
    ['shape=W&d=9.525', 'WNMG 060408'],
    ['shape=T&d=9.525', 'TNMG 160408'],
    ['shape=T', 'TNMG 220408'],
    ['shape=T&alpha=C&d=6.35&s=3.18', 'TCMT 110304'],
    ['shape=S&alpha=P&fix=W&tol=G', 'SPGW 120408'],
    ['shape=R&alpha=C', 'RCMT 120400'],
  ])('%s — %s', (query, code) => expect(configured(query).code).toBe(`${code}-P25`))
})

describe('пластина: чертёж в натуральную величину', () => {
  const shapes = ['C', 'D', 'V', 'S', 'T', 'W', 'R']

  test.each(shapes)('%s: вписанная окружность касается сторон и нигде не выходит', (shape) => {
    const { filling } = configured(`shape=${shape}`)
    const d = Number(filling.scope.d)
    const { plan, middle } = outlines(`shape=${shape}`)
    const left = Math.min(...plan.map(([x]) => x))
    // a rounded corner lies inside the sharp corner from which sizes are measured
    const [e, re] = [Number(filling.scope.e) * (Math.PI / 180), Number(filling.scope.re ?? 0)]
    const nose = shape === 'S' || shape === 'R' ? 0 : re / Math.sin(e) - re
    const centre: [number, number] = [left - nose + Number(filling.scope.c), middle]
    const distances = plan.slice(1).map((to, at) => {
      const from = plan[at] ?? to
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const long = dx * dx + dy * dy
      const along =
        long === 0 ? 0 : ((centre[0] - from[0]) * dx + (centre[1] - from[1]) * dy) / long
      const share = Math.min(1, Math.max(0, along))
      return Math.hypot(from[0] + dx * share - centre[0], from[1] + dy * share - centre[1])
    })
    // arcs are approximated by chords, so a round plate lies a little inside its circle
    expect(Math.min(...distances)).toBeGreaterThan((d / 2) * 0.99)
    expect(Math.min(...distances)).toBeLessThan(d / 2 + 1e-6)
  })

  test.each(['C', 'D', 'V', 'T', 'W'])('%s: вершина скруглена радиусом из обозначения', (shape) => {
    const { filling } = configured(`shape=${shape}&re=1.2`)
    const { plan, middle } = outlines(`shape=${shape}&re=1.2`)
    const left = Math.min(...plan.map(([x]) => x))
    const near = plan.filter(([x]) => x < left + 0.3)
    expect(near.length).toBeGreaterThanOrEqual(5)
    for (const [x, y] of near) {
      expect(Math.hypot(x - (left + 1.2), y - middle)).toBeCloseTo(1.2, 6)
    }
    expect(filling.scope.re).toBe(1.2)
  })

  test('толщина и задний угол — на виде сбоку; пластина без отверстия его не имеет', () => {
    const { lines } = outlines('alpha=C&d=9.525')
    const right = Math.max(...lines.flat().map(([x]) => x))
    const side = lines.filter((points) => points.every(([x]) => x > right - 4))
    const xs = side.flat().map(([x]) => x)
    expect(right - Math.min(...xs)).toBeCloseTo(3.97, 6)
    const slope = side.find(([from, to]) => from && to && from[0] !== to[0] && from[1] !== to[1])
    const [from, to] = slope ?? []
    if (!from || !to) throw new Error('a positive plate has a slope')
    expect(Math.abs((to[1] - from[1]) / (to[0] - from[0]))).toBeCloseTo(
      Math.tan((7 * Math.PI) / 180),
      6,
    )
    expect(outlines('fix=N').lines.length).toBe(outlines('fix=G').lines.length - 1)
  })
})
