import { formatNumber, formatQuantity, typograph } from '@isp/i18n'

export const quickOrderMessages = {
  assumed: typograph('Количество не указано, посчитали одно.'),
  raised: (quantity: number, unit: string) =>
    typograph(`Стало ${formatQuantity(quantity, unit)}: меньше или иначе не продаётся.`),
  repeated: (line: number) =>
    typograph(`Товар уже есть в строке ${formatNumber(line)}: количества сложатся.`),
} as const
