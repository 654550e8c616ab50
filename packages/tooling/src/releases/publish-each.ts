/**
 * Publishes several remotes one after the other. A refused one is tried again after the rest, as long as that publishes
 * any: an address that moved is free only once its old owner is published without it.
 */
export const publishEach = async <T>(
  remotes: readonly T[],
  publish: (remote: T) => Promise<unknown>,
): Promise<void> => {
  const refused: { remote: T; error: unknown }[] = []
  for (const remote of remotes) {
    await publish(remote).catch((error: unknown) => refused.push({ remote, error }))
  }
  const [first] = refused
  if (!first) return
  if (refused.length === remotes.length) throw first.error
  await publishEach(
    refused.map(({ remote }) => remote),
    publish,
  )
}
