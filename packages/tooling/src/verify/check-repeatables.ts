import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findMoneySql } from './money-rules.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const FOLDER = 'packages/bff/migrations'
const MODULES = 'packages/bff/src/modules'

/**
 * Up to this migration, migrations created functions themselves; their current definitions are in the repeatable files.
 */
const LAST_WITH_FUNCTIONS = '20261126165744'

const KIND = String.raw`(?:function|procedure|view|trigger)`
const makes = new RegExp(String.raw`\bcreate\s+(?:or\s+replace\s+)?${KIND}\s`, 'i')
const makesOnce = new RegExp(String.raw`^create ${KIND}\s`, 'im')
const replaced = /^create or replace (?:function|view|trigger) (\w+)/gm
const owner = /^-- Of the module ([a-z][a-z\d-]*)\.\n/

/** Where each rule of money stands. */
const MONEY =
  /\/(?:line_sum|rounded_kopecks|own_price_type|served_price_types|applicable_price|named_prices)\.sql$/

const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '')

/**
 * Migrations change tables and data; every function, view and trigger is defined once, in a repeatable file that names
 * its module.
 */
export const checkRepeatables = (root: string): string[] => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: path.join(root, FOLDER) })
      .sort()
      .map((name) => ({
        file: `${FOLDER}/${name.replaceAll(path.sep, '/')}`,
        stamp: /^\d{14}/.exec(name)?.[0] ?? '',
        text: readFileSync(path.join(root, FOLDER, name), 'utf8').replaceAll('\r\n', '\n'),
      }))
  const makers = new Map<string, Set<string>>()
  const problems = read('repeatable/*.sql').flatMap(({ file, text }) => {
    const names = [...text.matchAll(replaced)].map(([, name = '']) => name)
    for (const name of names) makers.set(name, (makers.get(name) ?? new Set()).add(file))
    const module = owner.exec(text)?.[1]
    const money = MONEY.test(file) ? null : findMoneySql(withoutComments(text))
    return [
      ...(module && existsSync(path.join(root, MODULES, module))
        ? []
        : [messages.repeatableOwner(file)]),
      ...(money === null ? [] : [`${file}: ${money}`]),
      ...(names.length === 0 || makesOnce.test(text) ? [messages.repeatableOnce(file)] : []),
    ]
  })
  return [
    ...read('*.sql')
      .filter(({ stamp, text }) => stamp > LAST_WITH_FUNCTIONS && makes.test(withoutComments(text)))
      .map(({ file }) => messages.functionInMigration(file)),
    ...problems,
    ...[...makers]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => messages.madeTwice(name, [...files])),
  ]
}
