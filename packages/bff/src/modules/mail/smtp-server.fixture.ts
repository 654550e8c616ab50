import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; text: string }

/** The server's answer code and text; undefined: it accepts. */
type Refusal = { responseCode: number; words: string } | undefined

const errorOf = ({ responseCode, words }: NonNullable<Refusal>): Error =>
  Object.assign(new Error(words), { responseCode })

/** A local mail server for tests. `recipient` and `content` may refuse. */
export const openSmtpServer = async ({
  recipient,
  content,
}: {
  recipient?: (address: string) => Refusal
  content?: () => Refusal
} = {}) => {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = recipient?.(address)
      done(refusal ? errorOf(refusal) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        const refusal = content?.()
        done(refusal ? errorOf(refusal) : null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
