import { existsSync } from 'node:fs'
import path from 'node:path'
import { forgetSetAside, versionSchema } from '@isp/federation/server'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { trialMessages as messages } from './trial.messages.ts'
import type { changeReleases } from './with-releases.ts'

type Place = Parameters<Parameters<typeof changeReleases>[1]>[0]

/**
 * A stored release that is to be tried. One that was withdrawn is taken by no web server until it is chosen again.
 * @throws ExpectedFailure if there is none of that version
 */
export const chooseStored = async (
  { storeDir, bring }: Place,
  { name, version, isAgain }: { name: string; version: string; isAgain: boolean },
): Promise<string> => {
  await bring?.(name, version)
  const isStored =
    versionSchema.safeParse(version).success && existsSync(path.join(storeDir, name, version))
  if (!isStored) throw new ExpectedFailure(messages.unknown(name, version))
  if (isAgain) await forgetSetAside(storeDir, name, version)
  return version
}
