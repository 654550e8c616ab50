import { documentTitle, SITE_NAME } from '@isp/contract/site'

const titles: Readonly<Record<number, string>> = {
  503: documentTitle('Страница временно недоступна'),
}

export const documentMessages = {
  titleFor: (status: number): string =>
    titles[status] ?? `${SITE_NAME} — инструмент для промышленности`,
} as const
