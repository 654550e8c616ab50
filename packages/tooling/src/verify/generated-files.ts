import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildOpenApi, type Endpoint, endpoints } from '@isp/contract'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { findLostNames, PROVIDED_NAMES, providedNames } from './provided-names.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const OPENAPI = 'packages/contract/generated/openapi.json'
const IGNORED_STATUSES = 'packages/api-client/src/generated/ignored-statuses.ts'
const CLIENT_TYPES = 'packages/api-client/src/generated/api.d.ts'

/** The `ignoredByPopup` column by itself: browsers get it without the schemas. */
const ignoredStatuses = (): string => {
  const lines = Object.values(endpoints as Readonly<Record<string, Endpoint>>).flatMap(
    ({ method, path: address, ignoredByPopup }) =>
      ignoredByPopup ? [`  '${method} ${address}': [${ignoredByPopup.join(', ')}],`] : [],
  )
  return [
    '// Generated from the contract by `npm run generate`.',
    '/** Statuses that the error popup leaves to the caller (§8), by `METHOD path`. */',
    'export const ignoredStatuses: Readonly<Record<string, readonly number[]>> = {',
    ...lines,
    '}\n',
  ].join('\n')
}

/** What must stand in each generated file: from the contract's endpoint table and from the singletons. */
export const generateFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const document = buildOpenApi()
  // fields with a default stay optional in requests
  const types = await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false })
  return {
    [OPENAPI]: `${JSON.stringify(document, null, 2)}\n`,
    [CLIENT_TYPES]: `// Generated from the contract by \`npm run generate\`.\n${astToString(types)}`,
    [IGNORED_STATUSES]: ignoredStatuses(),
    [PROVIDED_NAMES]: await providedNames(),
  }
}

const isInStep = (file: string, content: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content

/** Compares the generated files of a tree with what the sources say now. */
export const checkGenerated = async (root: string): Promise<string[]> => {
  const files = await generateFiles()
  const lost = findLostNames(path.join(root, PROVIDED_NAMES), files[PROVIDED_NAMES] ?? '')
  const stale = Object.entries(files)
    .filter(([file, content]) => !isInStep(path.join(root, file), content))
    .map(([file]) => messages.stale(file))
  return [...lost, ...stale]
}

/** Writes what is out of step. Gives a line for each file; one that would hide a lost name stays as it is. */
export const writeGenerated = async (root: string): Promise<string[]> => {
  const files = await generateFiles()
  const lost = findLostNames(path.join(root, PROVIDED_NAMES), files[PROVIDED_NAMES] ?? '')
  if (lost.length > 0) throw new ExpectedFailure(lost.join('\n'))
  return Object.entries(files).map(([name, content]) => {
    const file = path.join(root, name)
    if (isInStep(file, content)) return messages.upToDate(name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    return messages.generated(name)
  })
}
