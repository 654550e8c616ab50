import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Database } from '../../kernel/database.ts'
import { insertKey, type ReleaseKey, selectKey } from './canaries.sql.ts'

/** What a preview shows instead of what is in service, and until when (seconds since 1970). */
export type Preview = {
  releases: Readonly<Record<string, string>>
  until: number
  by: string
}

/** The keys of the shop; made once, whichever server asks first. */
export const readReleaseKey = async (database: Database): Promise<ReleaseKey> => {
  const known = await selectKey(database)
  if (known) return known
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return insertKey(database, {
    previewPrivate: privateKey,
    previewPublic: publicKey,
    views: randomBytes(32).toString('base64url'),
  })
}

/** The content of a preview cookie: the preview and its Ed25519 signature (RFC 8032), both in base64url. */
export const signPreview = (preview: Preview, { previewPrivate }: ReleaseKey): string => {
  const content = Buffer.from(JSON.stringify(preview))
  const signature = sign(null, content, createPrivateKey(previewPrivate))
  return `${content.toString('base64url')}.${signature.toString('base64url')}`
}
