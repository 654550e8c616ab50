import type { CalculatorName } from '@isp/contract'
import { typedNumber } from '@isp/contract/typed-number'
import { calculatorMessages as messages } from './calculator.messages.ts'
import {
  discArea,
  drillingPower,
  feedRateOf,
  hexagonArea,
  millingPower,
  speedOf,
  toothFeedOf,
  torqueOf,
  tubeArea,
  turningPower,
  turnsOf,
  weightOf,
} from './formulas.ts'
import { formingDrill, threadOf, threads } from './threads.ts'

const { fields: labels, results: names, units } = messages

type Option = { value: string; label: string }
export type CalculatorField = {
  name: string
  label: string
  unit?: string
  /** Absent: a number. */
  options?: readonly Option[]
  isOptional?: true
  hint?: string
}
/** Null: what is typed makes none. */
export type CalculatorResult = { name: string; value: number | null; unit: string; digits: number }
export type Typed = Readonly<Record<string, string>>

export type Calculator = {
  /** A value as an address or a text writes it, as the form has it. */
  read?: (value: string) => string
  initial: Typed
  fields: (typed: Typed) => readonly CalculatorField[]
  results: (typed: Typed) => readonly CalculatorResult[]
  /** What cannot be together, by the field that would have to change. */
  faults?: (typed: Typed) => Readonly<Record<string, string>>
}

const optionsOf = (options: Readonly<Record<string, string>>): Option[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

/** Null for what is no number above zero. */
export const positiveOf = (text: string | undefined): number | null => {
  const value = typedNumber(text ?? '')
  return value !== null && value > 0 ? value : null
}

/** A result out of several numbers, where all of them are there. */
const from = (
  typed: Typed,
  fields: readonly string[],
  count: (...values: number[]) => number,
): number | null => {
  const values = fields.map((name) => positiveOf(typed[name]))
  if (values.some((value) => value === null)) return null
  const counted = count(...values.map(Number))
  return Number.isFinite(counted) ? counted : null
}

const field = (
  name: keyof typeof labels,
  unit?: string,
  more: Partial<CalculatorField> = {},
): CalculatorField => ({ name, label: labels[name], ...(unit !== undefined && { unit }), ...more })
const result = (
  name: keyof typeof names,
  value: number | null,
  unit: string,
  digits: number,
): CalculatorResult => ({ name: names[name], value, unit, digits })

const speed: Calculator = {
  initial: { diameter: '10', speed: '80', turns: '' },
  fields: () => [
    field('diameter', units.mm),
    field('speed', units.speed, { isOptional: true }),
    field('turns', units.turns, { isOptional: true }),
  ],
  results: (typed) => [
    result('turns', from(typed, ['speed', 'diameter'], turnsOf), units.turns, 0),
    result('speed', from(typed, ['turns', 'diameter'], speedOf), units.speed, 1),
  ],
}

const feed: Calculator = {
  initial: { toothFeed: '0,05', teeth: '4', turns: '2500', feedRate: '' },
  fields: () => [
    field('toothFeed', units.toothFeed, { isOptional: true }),
    field('teeth'),
    field('turns', units.turns),
    field('feedRate', units.feedRate, { isOptional: true }),
  ],
  results: (typed) => [
    result('feedRate', from(typed, ['toothFeed', 'teeth', 'turns'], feedRateOf), units.feedRate, 0),
    result(
      'feed',
      from(typed, ['toothFeed', 'teeth'], (a, b) => a * b),
      units.feed,
      3,
    ),
    result(
      'toothFeed',
      from(typed, ['feedRate', 'teeth', 'turns'], toothFeedOf),
      units.toothFeed,
      3,
    ),
  ],
}

/** What goes from outside to the middle is less than half of the diameter: the wall of a tube, the depth of a cut. */
const isTooThick = (typed: Typed, name: string): boolean => {
  const [thick, diameter] = [positiveOf(typed[name]), positiveOf(typed.diameter)]
  return thick !== null && diameter !== null && thick * 2 >= diameter
}
const thicknessFault = (typed: Typed, name: string): Readonly<Record<string, string>> =>
  isTooThick(typed, name)
    ? { [name]: messages.tooThick((positiveOf(typed.diameter) ?? 0) / 2) }
    : {}

/** N/mm² for a chip of usual thickness; a maker's data come first. */
const forces: Readonly<Record<string, number>> = {
  ...{ P: 2000, M: 2300, K: 1300, N: 800, S: 2800, H: 4000 },
}

const forceOf = (typed: Typed): number => positiveOf(typed.force) ?? forces[typed.group ?? ''] ?? 0

const powerOf = (typed: Typed): number | null => {
  const force = forceOf(typed)
  switch (typed.operation) {
    case 'turning':
      if (isTooThick(typed, 'depth')) return null
      return from(typed, ['speed', 'depth', 'feed'], (cutSpeed = 0, depth = 0, feedTurn = 0) =>
        turningPower({ speed: cutSpeed, depth, feed: feedTurn, force }),
      )
    case 'drilling':
      return from(
        typed,
        ['diameter', 'speed', 'feed'],
        (diameter = 0, cutSpeed = 0, feedTurn = 0) =>
          drillingPower({ diameter, speed: cutSpeed, feed: feedTurn, force }),
      )
    default:
      return from(typed, ['depth', 'width', 'feedRate'], (depth = 0, width = 0, feedRate = 0) =>
        millingPower({ depth, width, feedRate, force }),
      )
  }
}

const cutFields: Readonly<Record<string, readonly CalculatorField[]>> = {
  milling: [
    field('depth', units.mm),
    field('width', units.mm),
    field('feedRate', units.feedRate),
    field('turns', units.turns, { isOptional: true }),
  ],
  turning: [
    field('diameter', units.mm, { isOptional: true }),
    field('speed', units.speed),
    field('depth', units.mm),
    field('feed', units.feed),
  ],
  drilling: [field('diameter', units.mm), field('speed', units.speed), field('feed', units.feed)],
}

const power: Calculator = {
  faults: (typed) => (typed.operation === 'turning' ? thicknessFault(typed, 'depth') : {}),
  initial: {
    ...{ operation: 'milling', group: 'P', force: '', depth: '2', width: '20', feedRate: '500' },
    ...{ turns: '', diameter: '20', speed: '80', feed: '0,2' },
  },
  fields: ({ operation = '', group = '' }) => [
    field('operation', undefined, { options: optionsOf(messages.operations) }),
    field('group', undefined, { options: optionsOf(messages.groups) }),
    field('force', units.force, {
      isOptional: true,
      hint: messages.usualForce(forces[group] ?? 0),
    }),
    ...(cutFields[operation] ?? cutFields.milling ?? []),
  ],
  results: (typed) => {
    const cutting = powerOf(typed)
    const turns =
      typed.operation === 'milling'
        ? positiveOf(typed.turns)
        : from(typed, ['speed', 'diameter'], turnsOf)
    return [
      result('power', cutting || null, units.power, 2),
      result('motor', cutting ? cutting / 0.8 : null, units.power, 2),
      result('torque', cutting && turns ? torqueOf(cutting, turns) : null, units.torque, 1),
    ]
  },
}

const threadDrill: Calculator = {
  read: (value) => threadOf(value)?.code ?? '',
  initial: { thread: 'M8x1.25' },
  fields: () => [
    field('thread', undefined, {
      options: threads.map(({ code }) => ({ value: code, label: messages.threadName(code) })),
    }),
  ],
  results: ({ thread = '' }) => {
    const found = threadOf(thread)
    return [
      result('drill', found?.drill ?? null, units.mm, 2),
      result('forming', found ? formingDrill(found) : null, units.mm, 2),
      result('pitch', found?.pitch ?? null, units.mm, 3),
    ]
  },
}

/** g/cm³. */
const densities: Readonly<Record<string, number>> = {
  ...{ steel: 7.85, stainless: 7.9, iron: 7.2, aluminium: 2.7 },
  ...{ brass: 8.5, bronze: 8.8, copper: 8.93, titanium: 4.5 },
}

const shapes: Readonly<
  Record<string, { fields: readonly CalculatorField[]; area: (typed: Typed) => number | null }>
> = {
  round: {
    fields: [field('diameter', units.mm)],
    area: (typed) => from(typed, ['diameter'], discArea),
  },
  plate: {
    fields: [field('width', units.mm), field('thickness', units.mm)],
    area: (typed) => from(typed, ['width', 'thickness'], (a, b) => a * b),
  },
  tube: {
    fields: [field('diameter', units.mm), field('wall', units.mm)],
    area: (typed) =>
      isTooThick(typed, 'wall') ? null : from(typed, ['diameter', 'wall'], tubeArea),
  },
  hexagon: {
    fields: [field('flats', units.mm)],
    area: (typed) => from(typed, ['flats'], hexagonArea),
  },
}

const shapeOf = ({ shape = '' }: Typed) => shapes[shape] ?? shapes.round

const weight: Calculator = {
  faults: (typed) => (typed.shape === 'tube' ? thicknessFault(typed, 'wall') : {}),
  initial: {
    ...{ shape: 'round', material: 'steel', diameter: '50', width: '100', thickness: '10' },
    ...{ wall: '5', flats: '24', length: '1000', count: '1' },
  },
  fields: (typed) => [
    field('shape', undefined, { options: optionsOf(messages.shapes) }),
    field('material', undefined, { options: optionsOf(messages.materials) }),
    ...(shapeOf(typed)?.fields ?? []),
    field('length', units.mm),
    field('count', units.pieces),
  ],
  results: (typed) => {
    const area = shapeOf(typed)?.area(typed) ?? null
    const density = densities[typed.material ?? ''] ?? 0
    const all = from(typed, ['length', 'count'], (length = 0, count = 0) =>
      area === null ? Number.NaN : weightOf(area, length, density) * count,
    )
    return [result('weight', all || null, units.weight, 2)]
  },
}

export const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  speed,
  feed,
  power,
  'thread-drill': threadDrill,
  weight,
}
