import { unitScales } from './russian.messages.ts'

/** «18 В» → «#18в», «1 кг» → «#1000г»: a number with the dimension that it is measured in; null for plain millimetres. */
export const wordOfMeasure = (number: number, unit: string): string | null => {
  const scale = unitScales.get(unit.toLowerCase().replace(/[^\p{L}%°]/gu, ''))
  return scale === undefined
    ? null
    : `#${Number((number * scale.factor).toPrecision(10))}${scale.unit}`
}
