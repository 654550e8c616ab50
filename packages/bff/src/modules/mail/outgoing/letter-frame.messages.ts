import { siteConfig } from '@isp/contract/site'
import { EM_DASH, NBSP } from '@isp/i18n'

const { name, descriptor, address, phone, email } = siteConfig

export const frameMessages = {
  shop: `${name}${NBSP}${EM_DASH} ${descriptor}`,
  address: `${address.postalCode}, ${address.city}, ${address.street}`,
  phone: phone.shown,
  phoneHref: phone.href,
  email,
} as const
