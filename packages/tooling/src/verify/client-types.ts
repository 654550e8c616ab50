import { buildOpenApi } from '@isp/contract'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { CLIENT_TYPES, clientTypesStamp } from '../bootstrap/client-types.mjs'

/** The types by which a browser calls the BFF, by file. */
export const clientTypes = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const { paths, ...rest } = buildOpenApi()
  // browsers never make the calls of accounting systems, whose types would double the file
  const own = Object.entries(paths as object).filter(([path]) => !path.startsWith('/api/exchange/'))
  const client = { ...rest, paths: Object.fromEntries(own) }
  // fields with a default stay optional in requests
  const types = await openapiTS(client as unknown as OpenAPI3, { defaultNonNullable: false })
  const head = `// Generated from the contract by \`npm run generate\`, never edited: ${clientTypesStamp(root)}`
  return { [CLIENT_TYPES]: `${head}\n${astToString(types)}` }
}
