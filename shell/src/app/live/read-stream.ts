/** Parses server-sent events (WHATWG HTML §9.2) as they arrive; resolves when the stream ends. */
export const readStream = async (
  body: ReadableStream<Uint8Array>,
  onMessage: (message: string) => void,
): Promise<void> => {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const message of parts) onMessage(message)
  }
}

/** Name of the event in a message; null for a keep-alive. */
export const eventOf = (message: string): string | null =>
  /^event: (.+)$/m.exec(message)?.[1] ?? null
