import { readFile } from 'node:fs/promises'
import { SHELL_NAME } from '@isp/federation'
import { fromRoot } from '../workspace/paths.ts'

/** The team of an application, as CODEOWNERS names it; null if it names none. */
export const ownerOf = async (name: string): Promise<string | null> => {
  const folder = name === SHELL_NAME ? name : `remote-${name}`
  const text = await readFile(fromRoot('CODEOWNERS'), 'utf8').catch(() => '')
  const line = text.split('\n').find((one) => one.startsWith(`/${folder}/`))
  return line?.trim().split(/\s+/)[1] ?? null
}
