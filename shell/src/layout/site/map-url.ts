import { siteConfig } from '@isp/contract/site'

/** The point of the office on a map of the provider (D23), to be opened by a plain link. */
export const mapUrl = (): string => {
  const { latitude, longitude } = siteConfig.coordinates
  return `https://yandex.ru/maps/?ll=${longitude},${latitude}&z=16&pt=${longitude},${latitude}`
}
