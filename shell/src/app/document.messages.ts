import { documentTitle, SITE_NAME } from '@isp/contract/site'

const titles: Readonly<Record<number, string>> = {
  503: documentTitle('Страница временно недоступна'),
}

export const documentMessages = {
  titleFor: (status: number): string =>
    titles[status] ?? `${SITE_NAME} — инструмент для промышленности`,
  /** Default description of a page; messengers show it below a link. */
  descriptionOf: (title: string): string =>
    `${title}. Инструмент, оснастка и станки для предприятий: цены по договору, наличие на складах, заказ из Excel.`,
} as const
