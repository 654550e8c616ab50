/**
 * Reads the whole content. `refuse` is called, and must throw, at the first byte beyond `most`, so no more is ever
 * kept.
 */
export const readAtMost = async (
  content: AsyncIterable<Uint8Array>,
  most: number,
  refuse: () => never,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > most) refuse()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
