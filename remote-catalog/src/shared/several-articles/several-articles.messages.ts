import { countOf } from '@isp/i18n'

export const severalArticlesMessages = {
  open: (count: number) =>
    `${countOf(count, ['артикул', 'артикула', 'артикулов'])} — открыть списком`,
} as const
