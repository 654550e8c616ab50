import { sessionCookies, sessionLocal } from '@isp/session/cookies'
import { lateLocal } from '@isp/session/late-storage-names'
import { DISMISSED_MS } from '../layout/notice/dismissed-ms.ts'

/**
 * The cookie banner is in every page, so that one page serves everybody. Before the first paint it goes for those who
 * have accepted, and where no script could ever take it away. The policy allows the script by its hash.
 */
const consentScript = `if(/(^|; )${sessionCookies.cookiePolicy}=/.test(document.cookie))document.documentElement.dataset.cookies='accepted'`

/**
 * A list that the server drew for everybody, dense, is roomy from the first paint for whoever has chosen so (§3) and
 * whose address says nothing else. A browser that keeps nothing throws here.
 */
const viewScript = `try{if(/"catalogView":"roomy"/.test(localStorage.${sessionLocal.userSettings})&&!/[?&]view=/.test(location.search))document.documentElement.dataset.view='roomy'}catch{}`

/** Prices are in every list with VAT and without it; which of them is shown is chosen in the browser. */
const priceScript = `try{const p=localStorage.${lateLocal.priceView};if(p)document.documentElement.dataset.prices=p}catch{}`

const warningClosedUntil = lateLocal.warningClosedUntil
const warningCollapsed = lateLocal.warningCollapsed

/**
 * §2.4: the message above the page comes with it, the same for everybody; who has dismissed it or unfolded it sees so
 * from the first paint. A moment further away than a dismissal lasts is rubbish.
 */
const noticeScript = `try{const d=document.documentElement.dataset,c=localStorage.${warningCollapsed};if(c)d.warningCollapsed=c;const[u,k]=localStorage.${warningClosedUntil}.split(' '),t=u-Date.now();if(t>0&&t<=${DISMISSED_MS})d.warningClosed=k}catch{}`

/** What has to be known before the first paint. */
export const earlyScript = `${consentScript};${viewScript};${priceScript};${noticeScript}`
