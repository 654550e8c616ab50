export const excelButtonMessages = {
  download: 'Скачать Excel',
} as const
