import type { ServerResponse } from 'node:http'
import type { GuestEvent } from '@isp/federation/guest'
import { againstMessages as messages } from './against.messages.ts'
import type { GuestBuilds } from './guest-builds.ts'

/** Browsers and servers between close a stream that is silent for longer. */
const ALIVE_MS = 15_000

/** Tells an open page of the newest build, now and after each change. */
export const sendEvents = (response: ServerResponse, builds: GuestBuilds, shop: string): void => {
  const send = () => {
    const { name, version } = builds.newest().release
    const hasFailed = builds.hasFailed()
    const badge = hasFailed ? messages.badgeFailed(name) : messages.badge(name, shop)
    const event: GuestEvent = { version, badge, hasFailed }
    response.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  send()
  const forget = builds.onChange(send)
  const living = setInterval(() => response.write(':\n\n'), ALIVE_MS)
  response.once('close', () => {
    forget()
    clearInterval(living)
  })
}
