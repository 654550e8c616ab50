import { siteConfig } from '@isp/contract/site'

/** Link to the office on the map provider's site (D23). */
export const mapUrl = (): string => {
  const { latitude, longitude } = siteConfig.coordinates
  return `https://yandex.ru/maps/?ll=${longitude},${latitude}&z=16&pt=${longitude},${latitude}`
}
