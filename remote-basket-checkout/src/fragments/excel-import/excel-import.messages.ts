import { countOf, formatNumber, NBSP, quoted, typograph } from '@isp/i18n'

const rows = (count: number) => countOf(count, ['строка', 'строки', 'строк'])

type ReadBy = { article: string; quantity: string; amounts: string; firstRow: number }

export const excelImportMessages = {
  title: 'Добавить товары в корзину из файла Excel',
  sample: 'Скачать образец файла',
  steps: [
    'Скачайте образец файла.',
    'Не добавляйте, не удаляйте и не переставляйте столбцы и строки.',
    'Заполните столбец «Артикул»: артикулы — как на портале.',
    'Заполните столбец «Количество».',
    'Столбец «Наименование» можно не заполнять.',
    'Файл должен быть в формате MS Excel (.xlsx).',
    'Все данные — на одном листе.',
  ].map(typograph),
  help: 'Что делать',
  howTo: 'Как подготовить файл',
  choose: 'Выберите файл',
  orDrop: typograph('или перетащите его сюда: .xlsx, .xls или .csv, до 25 МБ'),
  wrongType: 'Неверный формат файла',
  tooLarge: 'Допустимый размер (25MB)',
  onlyOne: typograph('Файл может быть только один'),
  otherFile: 'выбрать другой файл',
  add: 'Добавить в корзину',
  chosen: (name: string) => typograph(`Файл ${quoted(name)}`),
  checking: (name: string) => typograph(`Читаем файл ${quoted(name)}`),
  readBy: ({ article, quantity, amounts, firstRow }: ReadBy) =>
    typograph(
      `Артикул — столбец ${article}, количество — столбец ${quantity}${amounts === '' ? '' : `: ${amounts} …`}; товары — со строки ${formatNumber(firstRow)}.`,
    ),
  column: (letter: string, heading: string) =>
    heading === '' ? letter : `${letter} ${quoted(heading)}`,
  otherColumns: 'Выбрать другие столбцы',
  found: (good: number, all: number) =>
    typograph(
      good === all
        ? `Найдены все товары: ${rows(all)}`
        : `Найдены товары: ${formatNumber(good)} из ${countOf(all, ['строки', 'строк', 'строк'])}`,
    ),
  notFound: (count: number) => typograph(`Не будут добавлены: ${rows(count)}`),
  more: (count: number) => typograph(`и ещё ${rows(count)} — все они есть в файле с ошибками`),
  notes: (count: number) => typograph(`Обратите внимание: ${rows(count)}`),
  cell: (cell: string) => `Ячейка ${cell}`,
  article: (article: string) => (article === '' ? '' : `артикул ${article}`),
  instead: 'Может быть, это:',
  nothingFound: typograph('Добавить нечего: исправьте файл и выберите его ещё раз.'),
  added: (article: string) => typograph(`Добавлен ${article}`),
  near: (article: string, name: string) => typograph(`${article}: ${name}`),
  take: (article: string, name: string) => typograph(`Взять ${article}: ${name}`),
  keepTitle: 'В корзине есть товары',
  keepText: typograph('Что сделать с товарами, которые уже в корзине?'),
  keep: 'оставить',
  clear: 'удалить',
  adding: 'Добавляем товары в корзину',
  percent: (percent: number) => `${formatNumber(percent)}${NBSP}%`,
  cancel: 'Отменить',
  cancelled: typograph('Загрузка отменена, корзина прежняя.'),
  finishedFirst: typograph('Отменить не успели: загрузка закончилась, товары из файла в корзине.'),
  retry: 'Продолжить',
  stuck: typograph('Загрузка остановилась. Попробуйте продолжить: добавленное не удвоится.'),
  failedTitle: 'Не удалось найти все товары',
  failedText: typograph('Проверьте файл: остальные товары уже в корзине.'),
  failedList: 'Эти товары невозможно добавить, обратитесь к администратору',
  ask: 'Спросить магазин',
  asked: (failed: readonly { cell: string; article: string; message: string }[]) =>
    [
      'Не нашлись в каталоге строки моего файла. Что предложите?',
      ...failed.map(({ cell, article, message }) => `${cell}: ${article} — ${message}`),
    ].join('\n'),
  saveFailed: 'Скачать строки с ошибками',
  failedName: 'Строки с ошибками.xlsx',
  toCart: 'Перейти в корзину',
  done: typograph('Товары из файла в корзине'),
  showFailed: 'Показать',
  doneInPart: (count: number) =>
    typograph(`Из файла не добавлены: ${rows(count)}. Какие и почему — в окне загрузки Excel.`),
} as const
