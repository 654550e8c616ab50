import { countOf, formatNumber, formatQuantity, quoted, typograph } from '@isp/i18n'

export const excelMessages = {
  raised: (quantity: number, unit: string) =>
    typograph(
      `Количество станет ${formatQuantity(quantity, unit)}: меньше или иначе не продаётся.`,
    ),
  repeated: (row: number) =>
    typograph(`Товар уже есть в строке ${formatNumber(row)}: количества сложатся.`),
  commentCut: (max: number) =>
    typograph(`Комментарий длиннее ${formatNumber(max)} знаков: конец не поместится.`),
  hiddenSheets: (names: readonly string[]) =>
    typograph(
      `${names.length === 1 ? 'Скрытый лист не прочитан, хотя на нём есть товары' : 'Скрытые листы не прочитаны, хотя на них есть товары'}: ${names.map(quoted).join(', ')}.`,
    ),
  hiddenColumns: (letters: readonly string[]) =>
    typograph(
      letters.length === 1
        ? `Столбец ${letters[0]} в файле скрыт, но прочитан: проверьте его.`
        : `Столбцы ${letters.join(' и ')} в файле скрыты, но прочитаны: проверьте их.`,
    ),
  unfilled: (rows: number) =>
    typograph(
      `Количество не вписано в ${countOf(rows, ['строке', 'строках', 'строках'])} матрицы: в корзину они не войдут.`,
    ),
  sheet: 'Корзина',
  failedSheet: 'Исправить',
  exampleSheet: 'Заказ',
  draftName: 'Из Excel',
  fileName: 'Корзина.xlsx',
  failedFileName: 'Строки с ошибками.xlsx',
  exampleFileName: 'example.xlsx',
  article: 'Артикул',
  quantity: 'Количество',
  name: 'Наименование',
  unit: 'Ед. изм.',
  price: 'Цена с НДС, ₽',
  sum: 'Сумма с НДС, ₽',
  available: 'Есть сейчас',
  expected: 'Остальное ожидается',
  comment: 'Комментарий',
  code: 'Код на портале',
  total: 'Итого',
  gone: 'Больше не продаётся',
  why: 'Почему не добавлен',
  nearest: 'Похожие артикулы',
} as const
