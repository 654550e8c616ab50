import { bordersPath } from '@isp/contract/release-news'
import { type Registry, SHELL_NAME } from '@isp/federation'
import { color } from '@isp/ui/colors'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from '../config.ts'

const BORDERS_COOKIE = 'isp_borders'

/** Paints which application each place of the page belongs to; places name it in `data-boundary`. */
const style = `[data-boundary]{position:relative;outline:2px dashed ${color.focus};outline-offset:-2px}[data-boundary]::before{content:attr(data-boundary);position:absolute;z-index:2147483646;left:0;top:0;padding:1px 6px;background:${color.focus};color:${color.textInverse};font:12px/1.4 system-ui,sans-serif;pointer-events:none}`

/**
 * Inline script that names the owner of the page's middle part, also after steps inside the page. The content security
 * policy allows it by its hash.
 */
export const nameOwner = `(()=>{const o=JSON.parse(document.currentScript.dataset.owners),m=document.querySelector('main'),h=history,show=()=>{let best='',name='${SHELL_NAME}';for(const[p,n]of o)location.pathname.startsWith(p)&&p.length>best.length&&(best=p,name=n);m&&(m.dataset.boundary=name)};for(const k of['pushState','replaceState']){const f=h[k];h[k]=function(...a){f.apply(h,a);show()}}addEventListener('popstate',show);addEventListener('load',()=>setTimeout(show,1000));show()})()`

/** HTML for visitors who asked for the borders of the teams; nothing for all others. */
export const bordersOf = (
  cookies: Readonly<Record<string, string>>,
  { remotes }: Registry,
): string => {
  if (cookies[BORDERS_COOKIE] !== 'on') return ''
  const owners = remotes.flatMap(({ name, prefixes }) => prefixes.map((prefix) => [prefix, name]))
  const data = JSON.stringify(owners).replaceAll('"', '&quot;')
  return `<style>${style}</style><script data-owners="${data}">${nameOwner}</script>`
}

/** Turns the borders on and off for this browser: they show no more than the page's source does. */
export const registerBorders = (app: FastifyInstance, { origin }: ShellConfig): void => {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const turn = (value: string, seconds: number) =>
    `${BORDERS_COOKIE}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
  app.get<{ Querystring: { show?: unknown } }>(bordersPath, async (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .header('set-cookie', request.query.show === 'off' ? turn('', 0) : turn('on', 86_400))
      .redirect('/', 303),
  )
}
