import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildOpenApi, type Endpoint, endpoints } from '@isp/contract'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { routeIndexes } from '../routes/route-index.ts'
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

/** What must stand in each generated file: from the contract's endpoint table, and from the route modules of a tree. */
export const generateFiles = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const document = buildOpenApi()
  // fields with a default stay optional in requests
  const types = await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false })
  return {
    [OPENAPI]: `${JSON.stringify(document, null, 2)}\n`,
    [CLIENT_TYPES]: `// Generated from the contract by \`npm run generate\`.\n${astToString(types)}`,
    [IGNORED_STATUSES]: ignoredStatuses(),
    ...routeIndexes(root),
  }
}

const isInStep = (file: string, content: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8') === content

/** Compares the generated files of a tree with what contract and route modules say now. */
export const checkGenerated = async (root: string): Promise<string[]> =>
  Object.entries(await generateFiles(root))
    .filter(([file, content]) => !isInStep(path.join(root, file), content))
    .map(([file]) => messages.stale(file))

/** Writes what is out of step. Gives a line for each file. */
export const writeGenerated = async (root: string): Promise<string[]> =>
  Object.entries(await generateFiles(root)).map(([name, content]) => {
    const file = path.join(root, name)
    if (isInStep(file, content)) return messages.upToDate(name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    return messages.generated(name)
  })
