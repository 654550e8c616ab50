import { StartupError } from './app-error.ts'
import { startupMessages } from './startup.messages.ts'

type Place = {
  port: number
  host: string
  /** The variables that name port and host. */
  variables: readonly [port: string, host: string]
}

/** @throws StartupError when the port is taken, or the address is none of this machine */
export const listening = async <Result>(
  { port, host, variables }: Place,
  listen: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await listen()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') throw new StartupError(startupMessages.portTaken(port, variables[0]))
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(startupMessages.addressUnavailable(host, variables[1]))
    }
    throw error
  }
}
