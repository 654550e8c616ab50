import { withConnection } from '../database/connection.ts'

/** The prefix used by `prepareTestTemplate` of the tests. */
const PREFIX = 'isp_template_'

const readNames = (url: string, prefix: string): Promise<string[]> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1) order by 1',
      [prefix],
    )
    return rows.map(({ name }) => name)
  })

const drop = (url: string, name: string): Promise<void> =>
  withConnection(url, async (client) => {
    await client.query(`alter database ${name} is_template false`)
    await client.query(`drop database ${name}`)
  })

/**
 * A fault in a migration makes its tests migrate a template database that is not used again. @returns a function that
 * drops the templates created since; those still in use stay
 */
export const trackTemplates = async (
  url: string,
  prefix = PREFIX,
): Promise<() => Promise<void>> => {
  const known = new Set(await readNames(url, prefix))
  return async () => {
    for (const name of await readNames(url, prefix)) {
      if (!known.has(name)) await drop(url, name).catch(() => {})
    }
  }
}
