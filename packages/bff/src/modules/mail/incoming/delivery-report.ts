/** A mail server's report (RFC 3464) about one letter. */
export type DeliveryReport = {
  /**
   * The server's answer in SMTP form: `550 5.1.1 User unknown`; null when the report does not say that delivery
   * failed.
   */
  failure: string | null
  /** In lower case; empty when the report names none. */
  recipients: readonly string[]
  /** Message-ID of the returned letter, if the report contains its head. */
  messageId: string | null
}

type Fields = ReadonlyMap<string, string>

/**
 * Groups of fields separated by blank lines; the first group is about the report itself. Of repeated fields the
 * first counts.
 */
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

/** `status`: the part of type `message/delivery-status`; `returned`: the beginning of the returned letter. */
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
