import { connect, createServer, type Socket } from 'node:net'

/** A proxy to the database of a test that can go silent: connections stay open but no data passes. */
export type DatabaseGate = {
  url: string
  fallSilent: () => void
  wakeUp: () => void
  close: () => Promise<void>
}

export const openDatabaseGate = async (databaseUrl: string): Promise<DatabaseGate> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((visitor) => {
    const database = connect(Number(target.port), target.hostname)
    keep(visitor)
    keep(database)
    visitor.pipe(database).pipe(visitor)
    if (isSilent) for (const socket of [visitor, database]) socket.unpipe().pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** For new connections; those that went silent stay silent. */
    wakeUp: () => {
      isSilent = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
