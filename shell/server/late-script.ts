/** What a page of the sample says beside its own data: which script to bring when it is idle, and what that is to do. */
export type LateScript = { src: string; hasWorker: boolean; logsCalls: boolean }

/**
 * Collects errors and loads the telemetry script when the page has loaded and is idle. The policy allows
 * it by its hash, so its text is the same in every page and what differs stands in attributes.
 */
export const lateStarter = `(()=>{const s=document.currentScript.dataset.late,q=window.ispEvents=[];for(const t of['error','unhandledrejection','securitypolicyviolation'])addEventListener(t,e=>{q.length<10&&q.push(e)},true);const bring=()=>document.head.append(Object.assign(document.createElement('script'),{src:s,fetchPriority:'low'})),wait=()=>window.requestIdleCallback?requestIdleCallback(bring):setTimeout(bring,2000);document.readyState==='complete'?wait():addEventListener('load',wait)})()`

export const lateTag = ({ src, hasWorker, logsCalls }: LateScript): string =>
  `<script id="isp-late" data-late="${src}"${hasWorker ? ' data-worker' : ''}${logsCalls ? ' data-calls' : ''}>${lateStarter}</script>`
