import type { ConstructorType } from '@isp/contract'
import { evaluate, type Scope, type Tables } from './expression.ts'

type Option = { name: string; code: string }
/** What a text with formulas is filled with. */
export type Filling = {
  scope: Scope
  tables: Tables
  /** The chosen options by the keys of their parameters. */
  options: Readonly<Record<string, Option>>
}

/** As a drawing has it: `8,5`, `−0,022`; thousandths at most. */
export const formatSize = (value: number): string =>
  String(Math.round(value * 1000) / 1000)
    .replace('.', ',')
    .replace('-', '\u2212')

/** `{d}`, `{L - l}` are numbers, `{coating.code}`, `{coating.name}` words of an option. */
export const fillTemplate = (text: string, { scope, tables, options }: Filling): string =>
  text.replaceAll(/\{([^}]+)\}/g, (_all, inner: string) => {
    const [key = '', word] = inner.split('.')
    const option = Object.hasOwn(options, key) ? options[key] : undefined
    if (option && (word === 'code' || word === 'name')) return option[word]
    const value = evaluate(inner, scope, tables)
    return typeof value === 'number' ? formatSize(value) : String(value)
  })

export const isShown = (
  { when }: { when?: string | undefined },
  { scope, tables }: Pick<Filling, 'scope' | 'tables'>,
): boolean => when === undefined || evaluate(when, scope, tables) === true

export const tablesOf = ({ tables }: Pick<ConstructorType, 'tables'>): Tables => tables ?? {}
