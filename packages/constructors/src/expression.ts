import { toleranceOf } from './tolerance.ts'

/** A choice without a number of its own is its value. */
export type Value = number | string | boolean
export type Scope = Readonly<Record<string, Value>>
export type Tables = Readonly<Record<string, readonly (readonly [number, number])[]>>
type Formula = (scope: Scope, tables: Tables) => Value

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|([A-Za-z]\w*)|(<=|>=|==|!=|[-+*/<>(),]))/y

const tokensOf = (text: string): string[] => {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) throw new Error(`formula «${text}»: not understood from position ${at}`)
    tokens.push(found[2] === undefined ? found[0].trim() : `'${found[2]}`)
  }
  return tokens
}

const numberOf = (value: Value): number => {
  if (typeof value === 'number') return value
  throw new Error(`«${value}» is no number`)
}

const DEGREE = Math.PI / 180

const lookup = (rows: Tables[string], x: number): number =>
  (rows.findLast(([from]) => from <= x + 1e-9) ?? rows[0])?.[1] ?? 0

type Call = (args: readonly Value[], tables: Tables) => Value
const numbers =
  (count: (...args: number[]) => number): Call =>
  (args) =>
    count(...args.map(numberOf))

const calls: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['min', numbers(Math.min)],
  ['max', numbers(Math.max)],
  ['abs', numbers(Math.abs)],
  ['ceil', numbers(Math.ceil)],
  ['floor', numbers(Math.floor)],
  ['sin', numbers((degrees = 0) => Math.sin(degrees * DEGREE))],
  ['cos', numbers((degrees = 0) => Math.cos(degrees * DEGREE))],
  ['tan', numbers((degrees = 0) => Math.tan(degrees * DEGREE))],
  ['round', numbers((x = 0, step = 1) => Math.round(x / step) * step)],
  /** The width of a tolerance by its grade, mm: `it(8, d)`. */
  ['it', numbers((grade = 0, size = 0) => toleranceOf(grade, size))],
  ['if', ([is, yes = 0, no = 0]) => (is ? yes : no)],
  ['not', ([is]) => !is],
  /** The row of the largest key that is not above x. */
  ['table', ([name, x = 0], tables) => lookup(tables[String(name)] ?? [], numberOf(x))],
])

const operators: Readonly<
  Record<string, readonly [power: number, apply: (a: Value, b: Value) => Value]>
> = {
  or: [1, (a, b) => Boolean(a) || Boolean(b)],
  and: [2, (a, b) => Boolean(a) && Boolean(b)],
  '==': [3, (a, b) => a === b],
  '!=': [3, (a, b) => a !== b],
  // sizes are hundredths: what differs by a rounding of the machine is equal
  '<': [4, (a, b) => numberOf(a) < numberOf(b) - 1e-9],
  '>': [4, (a, b) => numberOf(a) > numberOf(b) + 1e-9],
  '<=': [4, (a, b) => numberOf(a) <= numberOf(b) + 1e-9],
  '>=': [4, (a, b) => numberOf(a) >= numberOf(b) - 1e-9],
  '+': [5, (a, b) => numberOf(a) + numberOf(b)],
  '-': [5, (a, b) => numberOf(a) - numberOf(b)],
  '*': [6, (a, b) => numberOf(a) * numberOf(b)],
  '/': [6, (a, b) => numberOf(a) / numberOf(b)],
}

const UNARY = 7

const compile = (text: string): Formula => {
  const tokens = tokensOf(text)
  let at = 0
  const fail = (): never => {
    throw new Error(`formula «${text}»: unexpected «${tokens[at] ?? 'end'}»`)
  }
  const take = (token: string) => {
    if (tokens[at] !== token) fail()
    at += 1
  }
  const readArguments = (): Formula[] => {
    take('(')
    const args = [read(0)]
    while (tokens[at] === ',') {
      at += 1
      args.push(read(0))
    }
    take(')')
    return args
  }
  const readOne = (): Formula => {
    const token = tokens[at] ?? fail()
    if (token === '(') {
      at += 1
      const inner = read(0)
      take(')')
      return inner
    }
    at += 1
    if (token === '-') {
      const inner = read(UNARY)
      return (scope, tables) => -numberOf(inner(scope, tables))
    }
    if (token.startsWith("'")) return () => token.slice(1)
    if (/^\d/.test(token)) return () => Number(token)
    if (tokens[at] === '(') {
      const call = calls.get(token) ?? fail()
      const args = readArguments()
      return (scope, tables) =>
        call(
          args.map((arg) => arg(scope, tables)),
          tables,
        )
    }
    if (!/^[A-Za-z]/.test(token) || Object.hasOwn(operators, token)) fail()
    return (scope) => {
      const value = Object.hasOwn(scope, token) ? scope[token] : undefined
      if (value === undefined) throw new Error(`formula «${text}»: no «${token}»`)
      return value
    }
  }
  const read = (power: number): Formula => {
    let left = readOne()
    for (;;) {
      const operator = operators[tokens[at] ?? '']
      if (!operator || operator[0] <= power) return left
      at += 1
      const [own, apply] = operator
      const first = left
      const second = read(own)
      left = (scope, tables) => apply(first(scope, tables), second(scope, tables))
    }
  }
  const whole = read(0)
  return at === tokens.length ? whole : fail()
}

const compiled = new Map<string, Formula>()

/** @throws Error for a formula that is none, or that names what is not there: data is proven by a test and at the start */
export const evaluate = (text: string, scope: Scope, tables: Tables = {}): Value => {
  const known = compiled.get(text) ?? compile(text)
  compiled.set(text, known)
  return known(scope, tables)
}

/** For lengths and angles. @throws Error when it gives no number */
export const evaluateNumber = (text: string, scope: Scope, tables: Tables = {}): number => {
  const value = numberOf(evaluate(text, scope, tables))
  if (!Number.isFinite(value)) throw new Error(`formula «${text}» gives ${value}`)
  return value
}
