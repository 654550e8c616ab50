import { quoted } from '@isp/i18n'

export const orderFilesMessages = {
  download: (name: string) => `Скачать ${quoted(name)}`,
} as const
