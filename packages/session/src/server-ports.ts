import type { SessionPorts } from './ports.ts'

/** A session on the server remembers nothing: it starts from defaults, as the browser's first render does. */
export const createServerPorts = (
  cookies: Readonly<Record<string, string>> = {},
): SessionPorts => ({
  storage: { read: () => null, write: () => {}, remove: () => {} },
  cookies: { read: (name) => cookies[name] ?? null, write: () => {}, remove: () => {} },
  now: () => 0,
  uuid: () => '',
})
