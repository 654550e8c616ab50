import { sessionCookies, sessionLocal } from '@isp/session/cookies'
import { lateLocal } from '@isp/session/late-storage-names'
import { DISMISSED_MS } from '../layout/notice/dismissed-ms.ts'

/**
 * The cookie banner is in every page, so that all visitors get the same page. Before the first paint this script hides
 * it for those who have accepted; without scripts it is always hidden, because it could not be dismissed. The content
 * security policy allows the script by its hash.
 */
const consentScript = `if(/(^|; )${sessionCookies.cookiePolicy}=/.test(document.cookie))document.documentElement.dataset.cookies='accepted'`

/**
 * The server renders lists dense for everybody; before the first paint they become roomy for visitors who chose that
 * (§3), unless the URL sets a view. Access to storage may throw.
 */
const viewScript = `try{if(/"catalogView":"roomy"/.test(localStorage.${sessionLocal.userSettings})&&!/[?&]view=/.test(location.search))document.documentElement.dataset.view='roomy'}catch{}`

/** Every list contains prices with and without VAT; the browser chooses which are shown. */
const priceScript = `try{const p=localStorage.${lateLocal.priceView};if(p)document.documentElement.dataset.prices=p}catch{}`

const warningClosedUntil = lateLocal.warningClosedUntil
const warningCollapsed = lateLocal.warningCollapsed

/**
 * §2.4: the message above the page is the same for everybody; before the first paint it is hidden or unfolded as this
 * visitor has chosen. A time later than a dismissal can last is invalid.
 */
const noticeScript = `try{const d=document.documentElement.dataset,c=localStorage.${warningCollapsed};if(c)d.warningCollapsed=c;const[u,k]=localStorage.${warningClosedUntil}.split(' '),t=u-Date.now();if(t>0&&t<=${DISMISSED_MS})d.warningClosed=k}catch{}`

/**
 * A document that is loaded again (reload, back, a tab that was discarded) scrolls to where it was: its far rows are laid out at
 * once, because estimated heights would lead to another row.
 */
const againScript = `if(performance.getEntriesByType('navigation')[0]?.type!='navigate')document.documentElement.dataset.again=''`

/** Scripts that must run before the first paint. */
export const earlyScript = `${consentScript};${viewScript};${priceScript};${noticeScript};${againScript}`
