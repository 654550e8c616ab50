import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/** A client's SMTP connection to our server: sends lines and returns the answers. */
export type SmtpTalk = {
  /** Sends a command. @returns the last line of the answer: code and text */
  say(command: string): Promise<string>
  /** Sends `DATA` with this content. */
  data(content: Buffer | string): Promise<string>
  end(): void
}

export const openTalk = async (port: number): Promise<SmtpTalk> => {
  const socket = connect(port, '127.0.0.1')
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const hear = async (): Promise<string> => {
    for (;;) {
      const { value = '', done } = await lines.next()
      // the last line of a multi-line answer counts
      if (done || /^\d{3} /.test(value)) return value
    }
  }
  const say = (command: string): Promise<string> => {
    socket.write(`${command}\r\n`)
    return hear()
  }
  await hear()
  await say('EHLO mx.example.net')
  return {
    say,
    data: async (content) => {
      const started = await say('DATA')
      if (!started.startsWith('354')) return started
      socket.write(content)
      return say('\r\n.')
    },
    end: () => socket.end(),
  }
}

type Attached = { name?: string; type?: string; content: Buffer; head?: string }

export type LetterParts = {
  from?: string
  headers?: readonly string[]
  messageId?: string | null
  subject?: string
  /** Type of the multipart. */
  kind?: 'mixed' | 'alternative'
  text?: string
  html?: string
  files?: readonly Attached[]
}

const base64 = (content: Buffer | string): string =>
  Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')

const partOf = ({ name, type = 'application/octet-stream', content, head }: Attached): string =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    head ?? `Content-Disposition: attachment${name ? `; filename="${name}"` : ''}`,
    '',
    base64(content),
  ].join('\r\n')

let made = 0

/** The raw bytes of a letter. */
export const letterOf = ({
  from = 'Анна <buyer@example.com>',
  headers = [],
  messageId,
  subject = 'Re: ticket',
  kind = 'mixed',
  text,
  html,
  files = [],
}: LetterParts): string => {
  made += 1
  const id = messageId === undefined ? `<letter-${made}@mail.example>` : messageId
  const parts = [
    ...(text === undefined ? [] : [{ type: 'text/plain; charset=utf-8', words: text }]),
    ...(html === undefined ? [] : [{ type: 'text/html; charset=utf-8', words: html }]),
  ].map(({ type, words }) =>
    [`Content-Type: ${type}`, 'Content-Transfer-Encoding: base64', '', base64(words)].join('\r\n'),
  )
  const all = [...parts, ...files.map(partOf)]
  return [
    `From: ${from.replace(/^([^<]*[А-я][^<]*) </, (_all, name) => `=?utf-8?B?${base64(name)}?= <`)}`,
    'To: shop',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    ...(id === null ? [] : [`Message-ID: ${id}`]),
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: multipart/${kind}; boundary=part`,
    '',
    ...all.flatMap((part) => ['--part', part]),
    '--part--',
    '',
  ].join('\r\n')
}
