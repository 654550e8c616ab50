/** The script that a sampled page loads when it is idle, and its options. */
export type LateScript = { src: string; logsCalls: boolean }

/**
 * Inline script that collects errors and loads the telemetry script when the page is loaded and idle. The content
 * security policy allows it by its hash, so its text is the same on every page; variable values are in attributes.
 */
export const lateStarter = `(()=>{const s=document.currentScript.dataset.late,q=window.ispEvents=[];for(const t of['error','unhandledrejection','securitypolicyviolation'])addEventListener(t,e=>{q.length<10&&q.push(e)},true);const bring=()=>document.head.append(Object.assign(document.createElement('script'),{src:s,fetchPriority:'low'})),wait=()=>window.requestIdleCallback?requestIdleCallback(bring):setTimeout(bring,2000);document.readyState==='complete'?wait():addEventListener('load',wait)})()`

export const lateTag = ({ src, logsCalls }: LateScript): string =>
  `<script id="isp-late" data-late="${src}"${logsCalls ? ' data-calls' : ''}>${lateStarter}</script>`

/**
 * Inline script that registers the service worker after the page has loaded; fails silently in browsers without
 * storage. The content security policy allows it by its hash.
 */
export const workerStarter = `addEventListener('load',()=>navigator.serviceWorker?.register('/service-worker.js').catch(()=>{}))`
