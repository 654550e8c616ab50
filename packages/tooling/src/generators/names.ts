import { ExpectedFailure } from '../process/expected-failure.ts'
import { generatorMessages as messages } from './generators.messages.ts'

/** One name in the spellings that files and code want. */
export type Names = { kebab: string; camel: string; pascal: string }

/** Takes `price-list` apart; throws one sentence for anything else. */
export const namesOf = (name: string): Names => {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) throw new ExpectedFailure(messages.badName(name))
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  return { kebab: name, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) }
}

/** An address of ours: both slashes are there. */
export const checkPath = (path: string): string => {
  if (!/^\/([\w:*-]+\/)+$/.test(path)) throw new ExpectedFailure(messages.badPath(path))
  return path
}
