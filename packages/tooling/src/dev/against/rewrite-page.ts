import { findOwner, type RegisteredRelease, type Registry } from '@isp/federation'
import { GUEST_SCRIPT } from '@isp/federation/guest'
import {
  BOOT_PLAN_ID,
  IDENTITY_ID,
  PAGE_STATE_ID,
  ROOT_ID,
  toInlineJson,
} from '@isp/federation/page-blocks'

type Json = Record<string, unknown>

/** The registry of the live shop with the developer's build in place of its release; other fields stay. */
export const withGuest = (registry: Registry, guest: RegisteredRelease): Registry => ({
  ...registry,
  remotes: [...registry.remotes.filter(({ name }) => name !== guest.name), guest],
})

/** Whether the page at a path is the guest's own. */
export const isOwnPage = (registry: Registry, guest: RegisteredRelease, path: string): boolean =>
  findOwner(withGuest(registry, guest), path)?.name === guest.name

type Block = { before: string; text: string; after: string }

/** Splits a page at one of its JSON blocks; null without it. */
const splitAt = (html: string, id: string): Block | null => {
  const opening = `<script type="application/json" id="${id}">`
  const start = html.indexOf(opening)
  if (start < 0) return null
  const from = start + opening.length
  const to = html.indexOf('</script>', from)
  if (to < 0) return null
  return { before: html.slice(0, from), text: html.slice(from, to), after: html.slice(to) }
}

const changeBlock = (html: string, id: string, change: (value: Json) => Json): string | null => {
  const block = splitAt(html, id)
  if (!block) return null
  const changed = change(JSON.parse(block.text) as Json)
  return block.before + toInlineJson(changed) + block.after
}

/** The script stands before the state, so before any script of the application runs. */
const withScript = (html: string, guest: RegisteredRelease, isDrawn: boolean): string => {
  const drawn = isDrawn ? ' data-drawn' : ''
  const tag = `<script src="${GUEST_SCRIPT}" data-version="${guest.version}"${drawn}></script>`
  const state = `<script type="application/json" id="${PAGE_STATE_ID}">`
  return html.replace(state, () => tag + state)
}

/** Telemetry and service worker stand behind the identity: a page with a guest is none of the field's. */
const withoutLateScripts = (html: string): string => {
  const block = splitAt(html, IDENTITY_ID)
  return block ? `${block.before}${block.text}</script></body></html>` : html
}

/** The root without what the server has rendered into it. */
const withoutContent = (html: string): string | null => {
  const opening = `<div id="${ROOT_ID}">`
  const start = html.indexOf(opening)
  const end = html.indexOf(`<script type="application/json" id="${PAGE_STATE_ID}">`)
  return start < 0 || end < start
    ? null
    : `${html.slice(0, start)}${opening}</div>${html.slice(end)}`
}

const scriptsOf = ({ web }: RegisteredRelease) =>
  [web.entry, ...web.preload].map((src) => ({ src, integrity: web.integrity[src] }))

/** Any page of the shop: it names the guest's build, and the guest's script is in it. Null: not a page of ours. */
export const rewritePage = (html: string, guest: RegisteredRelease): string | null => {
  const rewritten = changeBlock(html, PAGE_STATE_ID, (state) => ({
    ...state,
    registry: withGuest(state.registry as Registry, guest),
  }))
  return rewritten && withoutLateScripts(withScript(rewritten, guest, false))
}

/**
 * A page of the guest, made from the shop's home page: the state says that the server could not render this remote, so that
 * the browser loads and renders it. What the server renders of the guest's pages comes from another release of it.
 */
export const rewriteAsOwn = (home: string, guest: RegisteredRelease): string | null => {
  const emptied = withoutContent(home)
  const stated =
    emptied &&
    changeBlock(emptied, PAGE_STATE_ID, (state) => ({
      ...state,
      registry: withGuest(state.registry as Registry, guest),
      missing: guest.name,
      loaderData: {},
      errors: null,
    }))
  const planned =
    stated && changeBlock(stated, BOOT_PLAN_ID, (plan) => ({ ...plan, preload: scriptsOf(guest) }))
  return planned && withoutLateScripts(withScript(planned, guest, true))
}
