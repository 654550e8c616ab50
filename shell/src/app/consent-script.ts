import { sessionCookies } from '@isp/session/cookies'

/**
 * The cookie banner is in every page, so that one page serves everybody. Before the first paint it goes for those who
 * have accepted, and where no script could ever take it away. The policy allows the script by its hash.
 */
export const consentScript = `if(/(^|; )${sessionCookies.cookiePolicy}=/.test(document.cookie))document.documentElement.dataset.cookies='accepted'`
