import type { Sheet } from './draw/sheet.ts'

type NumberParam = {
  standard: number
  min: number
  max: number
  step: number
  unit: 'ratio' | 'count'
}
type ChoiceParam = { options: readonly string[] }
export type Param = NumberParam | ChoiceParam
type ValuesOf<Params> = {
  [Name in keyof Params]: Params[Name] extends ChoiceParam ? string : number
}

export type RawParams = Record<string, number | string>
type Values = Record<string, number | string>

/** A family with its own parameter types rubbed off. */
export type Family = {
  params: Record<string, Param>
  draw: (values: Values, sheet: Sheet) => string
}

/**
 * A length in millimetres. Lengths of a family that has `d` are compared to it: drills of
 * 5 × 86 and 10 × 172 are one picture, because a picture always fills its square.
 */
export const length = (standard: number, min: number, max: number, step = 1.16): NumberParam => ({
  standard,
  min,
  max,
  step,
  unit: 'ratio',
})

export const count = (standard: number, min: number, max: number): NumberParam => ({
  standard,
  min,
  max,
  step: 1,
  unit: 'count',
})

/** The first option stands for whatever is unknown. */
export const oneOf = <Option extends string>(...options: Option[]): ChoiceParam => ({ options })

export const coatings: ChoiceParam = oneOf('steel', 'tin', 'tialn', 'black', 'carbide')

export const colors: ChoiceParam = oneOf('graphite', 'blue', 'green', 'orange', 'red', 'yellow')

export const family = <Params extends Record<string, Param>>(
  params: Params,
  draw: (values: ValuesOf<Params>, sheet: Sheet) => string,
): Family => ({ params, draw: draw as Family['draw'] })

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

const readNumber = (raw: RawParams, name: string): number | undefined => {
  const value = raw[name]
  const parsed = typeof value === 'string' ? Number.parseFloat(value) : value
  return parsed !== undefined && Number.isFinite(parsed) && parsed > 0 ? parsed : undefined
}

const isChoice = (param: Param): param is ChoiceParam => 'options' in param

/** Steps on a geometric grid whose zero is the standard value. */
const stepOf = (param: NumberParam, value: number): number => {
  const inside = clamp(value, param.min, param.max)
  return param.unit === 'count'
    ? Math.round(inside)
    : Math.round(Math.log(inside / param.standard) / Math.log(param.step))
}

const onGrid = (param: NumberParam, step: number): number =>
  param.unit === 'count' ? step : param.standard * param.step ** step

/** Parameters on their grid, in the order of the family, with a short code of each. */
export const quantise = (
  { params }: Family,
  raw: RawParams,
): { values: Values; signature: string } => {
  const base = params.d && !isChoice(params.d) ? params.d.standard : undefined
  const given = readNumber(raw, 'd')
  const scale = base !== undefined && given !== undefined ? base / given : 1
  const values: Values = {}
  const codes: string[] = []
  for (const [name, param] of Object.entries(params)) {
    if (isChoice(param)) {
      const wanted = String(raw[name] ?? '').toLowerCase()
      const option = param.options.find((one) => one.toLowerCase() === wanted) ?? param.options[0]
      values[name] = option ?? ''
      codes.push((option ?? '').toLowerCase())
    } else if (name === 'd') {
      values.d = param.standard
    } else {
      const value = readNumber(raw, name)
      const scaled =
        value === undefined ? param.standard : param.unit === 'ratio' ? value * scale : value
      const step = stepOf(param, scaled)
      values[name] = onGrid(param, step)
      codes.push(step < 0 ? `n${-step}` : `${step}`)
    }
  }
  return { values, signature: codes.join('-') || 'one' }
}
