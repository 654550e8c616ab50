import { NBSP, typograph } from '@isp/i18n'

export const missingValuesMessages = {
  size: (size: string) => `Размера ${size.replace('.', ',')}${NBSP}нет. Ближайшие:`,
  value: (property: string, value: string) =>
    typograph(`${property} ${value}: таких товаров нет. Показываем с другим значением:`),
} as const
