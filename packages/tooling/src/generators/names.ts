import { ExpectedFailure } from '../process/expected-failure.ts'
import { generatorMessages as messages } from './generators.messages.ts'

/** One name in the spellings needed for files and code. */
export type Names = { kebab: string; camel: string; pascal: string }

/** Splits a name like `price-list`; throws one sentence for anything else. */
export const namesOf = (name: string): Names => {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) throw new ExpectedFailure(messages.badName(name))
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
  return { kebab: name, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) }
}

/** Names with another meaning in JavaScript, file systems or Windows. */
const reserved = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
   function if implements import in instanceof interface let new null package private protected public return static
   super switch this throw true try typeof undefined var void while with yield arguments eval
   constructor prototype has-own-property is-prototype-of property-is-enumerable to-string to-locale-string value-of
   index generated endpoints modules con aux nul prn com1 lpt1`.split(/\s+/),
)

const MAX_NAME = 40

/** Throws one sentence for a name that is reserved on the server. */
export const checkServerName = ({ kebab }: Names): void => {
  if (reserved.has(kebab)) throw new ExpectedFailure(messages.reservedName(kebab))
  if (kebab.length > MAX_NAME) throw new ExpectedFailure(messages.longName(kebab, MAX_NAME))
}

/** Checks an address: it must begin and end with a slash. */
export const checkPath = (path: string): string => {
  if (!/^\/([\w:*-]+\/)+$/.test(path)) throw new ExpectedFailure(messages.badPath(path))
  return path
}
