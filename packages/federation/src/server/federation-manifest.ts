import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { satisfy } from '@module-federation/enhanced/runtime'
import * as z from 'zod'
import { RefusedRelease } from './release-refusal.ts'

/** Written by the federation plugin beside a remote's entry: what it exposes and which versions it was built against. */
export const MANIFEST_FILE = 'mf-manifest.json'

/** The part of the plugin's format that the release check needs. `requiredVersion` is an npm range. */
const manifestSchema = z.object({
  name: z.string(),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })),
})
export type FederationManifest = z.infer<typeof manifestSchema>

/** Reads the manifest of a release or build. Throws RefusedRelease. */
export const readManifest = async (folder: string): Promise<FederationManifest> => {
  const text = await readFile(path.join(folder, 'web', MANIFEST_FILE), 'utf8').catch(() => '')
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new RefusedRelease('manifest-invalid')
  }
}

/** Checks that every singleton has a version that the remote was built for; the browser would refuse others too. Throws RefusedRelease. */
export const checkVersions = (
  required: FederationManifest['shared'],
  provided: Readonly<Record<string, string>>,
  owner = '',
): void => {
  for (const { name, requiredVersion } of required) {
    const version = provided[name]
    if (version && satisfy(version, requiredVersion)) continue
    const by = owner && ` (${owner})`
    const difference = `${name} ${requiredVersion}, not ${version ?? 'none'}${by}`
    throw new RefusedRelease('shared-differs', difference)
  }
}
