import { createServer } from 'node:net'

const tryListen = (port: number, host: string): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })

/** Whether a server could listen on the port now. */
export const isPortFree = async (port: number, host = '127.0.0.1'): Promise<boolean> =>
  (await tryListen(port, host)) !== null

/** The preferred port if it is free, else any free one. */
export const findFreePort = async (preferred: number): Promise<number> => {
  if (preferred > 0 && (await isPortFree(preferred))) return preferred
  const port = await tryListen(0, '127.0.0.1')
  if (port === null) throw new Error('no free port')
  return port
}
