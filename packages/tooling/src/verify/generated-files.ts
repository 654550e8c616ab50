import path from 'node:path'
import { buildOpenApi } from '@isp/contract'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { findLostNames, PROVIDED_NAMES, providedNames } from './provided-names.ts'
import { registrationLists } from './registration-lists.ts'
import { describeStale } from './write-generated.ts'

const OPENAPI = 'packages/contract/generated/openapi.json'
const CLIENT_TYPES = 'packages/api-client/src/generated/api.d.ts'

/** What must stand in each file that is made from the contract's endpoint table and from the singletons. */
export const generateFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const document = buildOpenApi()
  // calls of accounting systems are none of a browser's: their types would double the file
  const { paths, ...rest } = document
  const own = Object.entries(paths as object).filter(([path]) => !path.startsWith('/api/exchange/'))
  const client = { ...rest, paths: Object.fromEntries(own) }
  // fields with a default stay optional in requests
  const types = await openapiTS(client as unknown as OpenAPI3, { defaultNonNullable: false })
  return {
    [OPENAPI]: `${JSON.stringify(document, null, 2)}\n`,
    [CLIENT_TYPES]: `// Generated from the contract by \`npm run generate\`.\n${astToString(types)}`,
    [PROVIDED_NAMES]: await providedNames(),
  }
}

/** Names that went away under the same contract number: a line each. */
export const lostNames = (root: string, files: Readonly<Record<string, string>>): string[] =>
  findLostNames(path.join(root, PROVIDED_NAMES), files[PROVIDED_NAMES] ?? '')

/** Compares the generated files of a tree with what its folders, the contract and the singletons say now. */
export const checkGenerated = async (root: string): Promise<string[]> => {
  const files = await generateFiles()
  return [
    ...describeStale(root, registrationLists(root)),
    ...lostNames(root, files),
    ...describeStale(root, files),
  ]
}
