import { color } from '@isp/ui/colors'
import { offlineMessages as messages } from './offline.messages.ts'

const LOOK_AGAIN_MS = 15_000

const css = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${color.surfaceMuted};color:${color.text};font:16px/1.5 "IBM Plex Sans",system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:34rem;padding:1.5rem}
h1{margin:1rem 0 .5rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1.5rem;color:${color.textSecondary}}
button{min-height:44px;padding:0 1.5rem;border:0;border-radius:4px;background:${color.accent};color:${color.textInverse};font:inherit;font-weight:600;cursor:pointer}
button:hover{background:${color.accentHover}}
button:focus-visible{outline:2px solid ${color.focus};outline-offset:2px}
svg{display:block}`

/** The shop may be unreachable although the network is back, so the page asks it repeatedly, at intervals. */
const script = `const look=()=>fetch('/health',{cache:'no-store'}).then(({ok})=>{ok&&location.reload()},()=>{});document.querySelector('button').addEventListener('click',()=>location.reload());addEventListener('online',look);setInterval(look,${LOOK_AGAIN_MS})`

const logo = `<svg width="48" height="48" viewBox="0 0 36 36" aria-hidden="true"><path fill="${color.accent}" d="M18 1 32.7 9.5v17L18 35 3.3 26.5v-17z"/><path fill="none" stroke="${color.textInverse}" stroke-width="2.6" stroke-linejoin="round" d="M18 18c0-5 3.4-8.2 8.4-7.6M18 18c4.3 2.5 5.4 7 2.4 11.1M18 18c-4.3 2.5-8.8 1.2-10.8-3.5"/><circle cx="18" cy="18" r="2.6" fill="${color.textInverse}"/></svg>`

const html = `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${messages.title}</title><style>${css}</style></head><body><main>${logo}<h1>${messages.title}</h1><p>${messages.text}</p><button type="button">${messages.again}</button></main><script>${script}</script></body></html>`

const hashOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}

/** Response for a page that could not be loaded: contains no data of the shop and has the same strict policy as the pages. */
export const offlinePage = async (): Promise<Response> =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${await hashOf(script)}'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
