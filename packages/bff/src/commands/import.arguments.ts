import { parseArgs } from 'node:util'
import { StartupError } from '../app-error.ts'
import { importMessages as messages } from '../modules/import/import.messages.ts'
import type { ImportWish } from '../modules/import/import.service.ts'

/**
 * `FOLDER [--dry-run] [--base-price NAME]`
 * @throws StartupError with one sentence for the first argument that is wrong
 */
export const parseImportArguments = (argv: readonly string[]): ImportWish => {
  try {
    const { values, positionals } = parseArgs({
      args: argv.filter((argument) => argument !== '--'),
      options: { 'dry-run': { type: 'boolean', default: false }, 'base-price': { type: 'string' } },
      allowPositionals: true,
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) throw new Error('one folder')
    const basePrice = values['base-price']
    return { folder, isTrial: values['dry-run'], ...(basePrice === undefined ? {} : { basePrice }) }
  } catch (cause) {
    throw new StartupError(messages.usage, { cause })
  }
}
