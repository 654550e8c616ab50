import { randomBytes } from 'node:crypto'
import { dropDatabase } from '@isp/testing/database'
import pg from 'pg'
import { filesBenchMessages as messages } from './files.messages.ts'

/** A database of its own on the server of DATABASE_URL, for as long as `work` takes. */
export const withScratchDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const server = process.env.DATABASE_URL
  if (!server) throw new Error(messages.noDatabase)
  const name = `isp_bench_files_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return await work(url.href)
  } finally {
    await dropDatabase(client, name)
    await client.end()
  }
}
