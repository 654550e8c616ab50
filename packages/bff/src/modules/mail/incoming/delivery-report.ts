/** What a report of a mail server (RFC 3464) says of the one letter that it is about. */
export type DeliveryReport = {
  /** What the server said, in the form of an answer of SMTP: `550 5.1.1 User unknown`; null: it does not say that the letter has failed. */
  failure: string | null
  /** In lower case; empty: it is not named. */
  recipients: readonly string[]
  /** Of the letter that came back, where a part of it is in the report. */
  messageId: string | null
}

type Fields = ReadonlyMap<string, string>

/** Groups of fields, each ended by a blank line, the first about the report itself. The first field of a name counts. */
const groupsOf = (status: string): Fields[] =>
  status
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\n+/)
    .map((group) => {
      const fields = new Map<string, string>()
      for (const line of group.split('\n')) {
        const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? []
        if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
      }
      return fields
    })

const withoutType = (value = ''): string => value.replace(/^[\w.-]+;\s*/, '')

const failureOf = (fields: Fields): string => {
  const words = withoutType(fields.get('diagnostic-code'))
  if (/^[45]\d\d\b/.test(words)) return words
  const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '5.0.0'
  return `550 ${status} ${words}`.trim()
}

/** `status`: the part of the type `message/delivery-status`, `returned`: the beginning of the letter that came back. */
export const readReport = (status: string, returned: string | null): DeliveryReport => {
  const groups = groupsOf(status)
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  const [head] = groupsOf(returned ?? '')
  return {
    failure: failed ? failureOf(failed) : null,
    recipients: ['final-recipient', 'original-recipient'].flatMap((name) => {
      const address = withoutType(failed?.get(name)).toLowerCase().replaceAll(/^<|>$/g, '')
      return address ? [address] : []
    }),
    messageId: returned === null ? null : (head?.get('message-id') ?? ''),
  }
}
