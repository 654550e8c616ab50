export const listExportMessages = {
  download: 'Скачать Excel',
} as const
