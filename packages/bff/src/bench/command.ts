import { parseArgs } from 'node:util'

/** An option of a bench: its default as text, and its parser; undefined means an invalid value. */
type Option<T> = { defaultText: string; read: (words: string) => T | undefined }

/** A whole number within limits, both inclusive. */
export const wholeNumber = (defaultText: number, min: number, max: number): Option<number> => ({
  defaultText: String(defaultText),
  read: (words) => {
    const value = Number(words)
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined
  },
})

/** Whole numbers separated by commas. */
export const wholeNumbers = (defaultText: string, min: number, max: number): Option<number[]> => ({
  defaultText,
  read: (words) => {
    const { read } = wholeNumber(0, min, max)
    const values = words.split(',').map(read)
    return values.every((value) => value !== undefined) ? values : undefined
  },
})

export const port = (defaultText: number): Option<number> => wholeNumber(defaultText, 1, 65_535)

type Options = Readonly<Record<string, Option<unknown>>>
type OptionValues<O extends Options> = {
  [Name in keyof O]: Exclude<ReturnType<O[Name]['read']>, undefined>
}

const readArguments = <O extends Options>(
  options: O,
  flags: readonly string[],
): { chosen: OptionValues<O>; flags: Readonly<Record<string, boolean>> } | null => {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: {
        ...Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' }])),
        ...Object.fromEntries([...flags, 'json'].map((name) => [name, { type: 'boolean' }])),
      },
    })
    const chosen = Object.entries(options).map(([name, { defaultText, read }]) => [
      name,
      read(String(values[name] ?? defaultText)),
    ])
    if (chosen.some(([, value]) => value === undefined)) return null
    return {
      chosen: Object.fromEntries(chosen),
      flags: Object.fromEntries([...flags, 'json'].map((name) => [name, values[name] === true])),
    }
  } catch {
    return null
  }
}

type Bench<O extends Options, Report> = {
  options: O
  flags?: readonly string[]
  /** A bench without a database omits `noDatabase`. */
  messages: { wrongArguments: string; noDatabase?: string }
  fits?: (chosen: OptionValues<O>) => boolean
  run: (
    chosen: OptionValues<O> & { databaseUrl: string; say: (line: string) => void },
    flags: Readonly<Record<string, boolean>>,
  ) => Promise<Report>
  text: (report: Report, flags: Readonly<Record<string, boolean>>) => string
  isFailed?: (report: Report) => boolean
}

/** Runs a bench as a command and prints its results, with `--json` as JSON. */
export const benchCommand = async <const O extends Options, Report>(
  bench: Bench<O, Report>,
): Promise<void> => {
  const { messages, fits = () => true, isFailed = () => false } = bench
  const fail = (message: string): void => {
    console.error(message)
    process.exitCode = 1
  }
  const given = readArguments(bench.options, bench.flags ?? [])
  if (given === null || !fits(given.chosen)) return fail(messages.wrongArguments)
  const databaseUrl = process.env.DATABASE_URL ?? ''
  if (messages.noDatabase && !databaseUrl) return fail(messages.noDatabase)
  const { chosen, flags } = given
  const say = flags.json ? () => {} : (line: string) => console.log(line)
  try {
    const report = await bench.run({ ...chosen, databaseUrl, say }, flags)
    console.log(flags.json ? JSON.stringify(report, null, 2) : bench.text(report, flags))
    if (isFailed(report)) process.exitCode = 1
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
