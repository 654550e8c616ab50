/** Whether the releases of an open page are still those of its visitor. */
export const EDITION_PATH = '/edition/'

/**
 * Inline script of pages with a canary: asks every few seconds whether the page's releases still stand, and once they do
 * not, makes the next step inside the page a new document, which comes with the releases in service. The content
 * security policy allows it by its hash.
 */
export const leaveWithdrawn = `(()=>{const k=document.currentScript.dataset.edition,h=history,p=h.pushState;let gone=false;h.pushState=function(s,t,u){gone&&u?location.assign(u):p.call(h,s,t,u)};addEventListener('popstate',()=>gone&&location.reload());const look=()=>{gone||document.hidden||fetch('${EDITION_PATH}?key='+k,{cache:'no-store'}).then(r=>{gone=r.status===205},()=>{})};setInterval(look,3000);addEventListener('visibilitychange',look)})()`

export const leaveTag = (key: string): string =>
  `<script data-edition="${key}">${leaveWithdrawn}</script>`
