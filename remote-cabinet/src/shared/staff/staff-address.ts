import { staffUrls } from '@isp/contract/urls'

/** The pages of the shop's own people: another frame stands around them. */
export const isStaffPath = (pathname: string): boolean => pathname.startsWith(staffUrls.root())
