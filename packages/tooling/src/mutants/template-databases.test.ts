import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { withConnection } from '../database/connection.ts'
import { trackTemplates } from './template-databases.ts'

const url = process.env.DATABASE_URL ?? ''
const ask = (text: string) =>
  withConnection(url, async (client) => (await client.query<{ name: string }>(text)).rows)

test('базы, которые намеренные ошибки оставили после себя, убраны, прежние на месте', async () => {
  // a unique name: other tests create templates on the same server
  const prefix = `isp_template_${randomBytes(6).toString('hex')}`
  const make = async (name: string) => {
    await ask(`create database ${prefix}_${name}`)
    await ask(`alter database ${prefix}_${name} is_template true`)
  }
  await make('old')
  const forget = await trackTemplates(url, prefix)
  await make('new')
  await forget()
  const left = await ask(
    `select datname as name from pg_database where starts_with(datname, '${prefix}')`,
  )
  expect(left).toEqual([{ name: `${prefix}_old` }])
  await ask(`alter database ${prefix}_old is_template false`)
  await ask(`drop database ${prefix}_old`)
})
