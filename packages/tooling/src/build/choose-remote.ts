import { ExpectedFailure } from '../process/expected-failure.ts'
import { buildMessages as messages } from './build.messages.ts'
import { appNameOf, listApps } from './build-workspace.ts'

/** The folder of a remote by its name. @throws ExpectedFailure for the shell and for an unknown name */
export const chooseRemote = (name: string): string => {
  const remotes = listApps().filter((app) => app !== 'shell')
  const folder = remotes.find((app) => appNameOf(app) === name)
  if (folder) return folder
  throw new ExpectedFailure(messages.unknownRemote(name, remotes.map(appNameOf)))
}
