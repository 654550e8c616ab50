import type { ConstructorParameter, ConstructorType } from '@isp/contract'
import { typedNumber } from '@isp/contract/typed-number'
import { evaluate, evaluateNumber, type Value } from './expression.ts'
import { type Filling, fillTemplate, isShown, tablesOf } from './fill-template.ts'

/** What was typed or chosen, by the keys of parameters; what is absent follows the type's own advice. */
export type Typed = Readonly<Record<string, string>>

/** Why a value cannot be; the page has the words, a rule brings its own. */
export type ConstructorFault = { key: string } & (
  | { code: 'NUMBER' | 'OPTION' }
  | { code: 'TOO_SMALL' | 'TOO_BIG' | 'STEP'; limit: number; unit: string }
  | { code: 'RULE'; message: string }
)

type Limits = { min: number; max: number; advised: number }

/** A configuration worked out: values that formulas may use, whatever was typed. */
export type Configuration = {
  filling: Filling
  /** By key, of the parameters that are asked for now. */
  shown: Readonly<Record<string, string>>
  limits: Readonly<Record<string, Limits>>
  /** Values of the options that may be chosen now. */
  available: Readonly<Record<string, readonly string[]>>
  faults: readonly ConstructorFault[]
  code: string
}

type NumberParameter = Extract<ConstructorParameter, { kind: 'number' }>
type ChoiceParameter = Extract<ConstructorParameter, { kind: 'choice' }>
type Draft = {
  scope: Record<string, Value>
  options: Record<string, ChoiceParameter['options'][number]>
  shown: Record<string, string>
  limits: Record<string, Limits>
  available: Record<string, string[]>
  faults: ConstructorFault[]
}

const EXACT = 1e-9
const MAX_TYPED = 24

/** 8.499999 is 8.5; the step counts from zero. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6

const isOnStep = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-6

const faultOf = (
  { key, step, unit }: NumberParameter,
  value: number,
  { min, max }: Limits,
): ConstructorFault | null => {
  if (Number.isNaN(value)) return { key, code: 'NUMBER' }
  if (value < min - EXACT) return { key, code: 'TOO_SMALL', limit: min, unit }
  if (value > max + EXACT) return { key, code: 'TOO_BIG', limit: max, unit }
  return isOnStep(value, step) ? null : { key, code: 'STEP', limit: step, unit }
}

const readNumber = (
  parameter: NumberParameter,
  typed: string | undefined,
  type: ConstructorType,
  draft: Draft,
) => {
  const { key, step } = parameter
  const count = (formula: string) => tidy(evaluateNumber(formula, draft.scope, tablesOf(type)))
  const min = count(parameter.min)
  const max = count(parameter.max)
  const wanted = Math.round(count(parameter.default) / step) * step
  const advised = tidy(Math.min(Math.max(wanted, min), max))
  const limits = { min, max, advised }
  const value = typed === undefined ? advised : (typedNumber(typed) ?? Number.NaN)
  const fault = faultOf(parameter, value, limits)
  if (fault && typed !== undefined) draft.faults.push(fault)
  draft.limits[key] = limits
  draft.shown[key] = typed ?? String(advised).replace('.', ',')
  draft.scope[key] = fault ? advised : value
}

const readChoice = (
  parameter: ChoiceParameter,
  typed: string | undefined,
  type: ConstructorType,
  draft: Draft,
) => {
  const { key, options } = parameter
  const tables = tablesOf(type)
  const available = options.filter((option) => isShown(option, { scope: draft.scope, tables }))
  const advised = evaluate(parameter.default, draft.scope, tables)
  const fallback =
    available.find(({ value }) => value === String(advised)) ?? available[0] ?? options[0]
  const chosen = typed === undefined ? fallback : available.find(({ value }) => value === typed)
  if (!chosen) draft.faults.push({ key, code: 'OPTION' })
  const option = chosen ?? fallback
  draft.available[key] = available.map(({ value }) => value)
  if (!option) return
  // what cannot be chosen stays to be seen
  draft.shown[key] = chosen ? option.value : (typed ?? option.value)
  draft.options[key] = option
  draft.scope[key] = option.number ?? option.value
}

/** Works a configuration out. Total for any text that may be typed; parameters may name those before them. */
export const configure = (type: ConstructorType, typed: Typed): Configuration => {
  const draft: Draft = { scope: {}, options: {}, shown: {}, limits: {}, available: {}, faults: [] }
  const tables = tablesOf(type)
  for (const parameter of type.parameters) {
    const isAsked = isShown(parameter, { scope: draft.scope, tables })
    const own = isAsked && Object.hasOwn(typed, parameter.key) ? typed[parameter.key] : undefined
    if (parameter.kind === 'number') readNumber(parameter, own, type, draft)
    else readChoice(parameter, own, type, draft)
    if (!isAsked) delete draft.shown[parameter.key]
  }
  const { scope, options, shown, limits, available, faults } = draft
  const filling = { scope, tables, options }
  for (const { broken, at, message } of faults.length > 0 ? [] : type.rules) {
    if (evaluate(broken, scope, tables) !== true) continue
    const text = fillTemplate(message, filling)
    faults.push(...at.map((key) => ({ key, code: 'RULE', message: text }) as const))
  }
  const code = type.code
    .filter((part) => isShown(part, filling))
    .map(({ text }) => fillTemplate(text, filling))
    .join('')
  return { filling, shown, limits, available, faults, code }
}

const VERSION = 'v'

/** A configuration out of an address: what it names, whether for another version, and what nobody knows here any more. */
export type ReadAddress = { typed: Typed; otherVersion: string | null; unknown: readonly string[] }

export const readAddress = (type: ConstructorType, query: URLSearchParams): ReadAddress => {
  const keys = new Set(type.parameters.map(({ key }) => key))
  const given = [...query].map(([key, value]) => [key, value.trim().slice(0, MAX_TYPED)] as const)
  const typed = Object.fromEntries(given.filter(([key, value]) => keys.has(key) && value !== ''))
  const version = query.get(VERSION)
  const isOther = version !== null && version !== String(type.version)
  const unknown = given.map(([key]) => key).filter((key) => key !== VERSION && !keys.has(key))
  return {
    typed,
    otherVersion: isOther ? version.slice(0, MAX_TYPED) : null,
    unknown: isOther ? unknown.slice(0, 5) : [],
  }
}

/** The whole configuration for a link: also what was only advised, so that it opens the same when advice has changed. */
export const writeAddress = (
  type: ConstructorType,
  { shown }: Pick<Configuration, 'shown'>,
): URLSearchParams =>
  new URLSearchParams([
    [VERSION, String(type.version)],
    ...Object.entries(shown).map(([key, value]): [string, string] => [
      key,
      value.replace(',', '.'),
    ]),
  ])
