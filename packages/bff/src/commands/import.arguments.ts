import { parseArgs } from 'node:util'
import { StartupError } from '../kernel/app-error.ts'
import { sourceName } from '../load/source-ids.ts'
import { importMessages as messages } from '../modules/import/import.messages.ts'
import type { ImportWish } from '../modules/import/import.wish.ts'

/**
 * Parses `FOLDER [--dry-run] [--base-price NAME] [--source NAME] [--allow-shrink]`
 * @throws StartupError with one sentence for the first argument that is wrong
 */
export const parseImportArguments = (argv: readonly string[]): ImportWish => {
  try {
    const { values, positionals } = parseArgs({
      args: argv.filter((argument) => argument !== '--'),
      options: {
        'dry-run': { type: 'boolean', default: false },
        'base-price': { type: 'string' },
        source: { type: 'string' },
        'allow-shrink': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0) throw new Error('one folder')
    const {
      'dry-run': isTrial,
      'base-price': basePrice,
      source,
      'allow-shrink': allowShrink,
    } = values
    if (source !== undefined && !sourceName.test(source))
      throw new StartupError(messages.sourceName(source))
    return {
      folder,
      isTrial,
      ...(basePrice === undefined ? {} : { basePrice }),
      ...(source === undefined ? {} : { source }),
      ...(allowShrink ? { allowShrink } : {}),
    }
  } catch (cause) {
    throw cause instanceof StartupError ? cause : new StartupError(messages.usage, { cause })
  }
}
