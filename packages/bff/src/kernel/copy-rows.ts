import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const unescapeField = (field: string): string =>
  field.includes('\\') ? field.replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign) : field

/**
 * Streams the rows of `copy (…) to stdout` in batches; fields as unescaped text. A null cannot be distinguished from
 * the text «\N».
 */
export async function* copyRows(client: ClientBase, query: string): AsyncGenerator<string[][]> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`, { highWaterMark: 1 << 18 }))
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines.map((line) => line.split('\t').map(unescapeField))
  }
  if (rest !== '') throw new Error('the copy ended inside a row')
}

export async function* mapped<Row>(
  rows: AsyncIterable<string[][]>,
  read: (fields: string[]) => Row,
): AsyncGenerator<Row[]> {
  for await (const batch of rows) yield batch.map(read)
}
