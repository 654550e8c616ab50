import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { releaseNameSchema, versionSchema } from '@isp/federation/server'
import * as z from 'zod'

/** More than twenty releases need; a longer cookie is none of ours. */
const LONGEST = 4000

const previewSchema = z.object({
  releases: z
    .record(releaseNameSchema, versionSchema)
    .refine((releases) => Object.keys(releases).length > 0),
  /** Seconds since 1970. */
  until: z.int(),
})

export type Preview = z.infer<typeof previewSchema>

/** Known keys, by their text: reading one costs more than a signature. */
const keys = new Map<string, KeyObject>()
const keyOf = (pem: string): KeyObject => {
  const known = keys.get(pem) ?? createPublicKey(pem)
  keys.clear()
  keys.set(pem, known)
  return known
}

/** What a preview token shows; null if it is forged, of another shop or expired. `pem`: the shop's public key (Ed25519). */
export const readPreview = (token: string, pem: string, now: Date): Preview | null => {
  if (token.length > LONGEST) return null
  const [content = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0) return null
  const bytes = Buffer.from(content, 'base64url')
  try {
    if (!verify(null, bytes, keyOf(pem), Buffer.from(signature, 'base64url'))) return null
    const { data } = previewSchema.safeParse(JSON.parse(bytes.toString('utf8')))
    return data && data.until * 1000 > now.getTime() ? data : null
  } catch {
    return null
  }
}
