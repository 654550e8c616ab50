import type { ProductDocument } from '@isp/contract'
import { formatBytes, formatDate, NBSP, typograph } from '@isp/i18n'

export const productFactsMessages = {
  attributes: 'Характеристики',
  description: 'Описание',
  documents: 'Документы',
  documentKinds: {
    certificate: 'Сертификат',
    verification: 'Поверка',
    passport: 'Паспорт',
    manual: 'Инструкция',
    drawing: 'Чертёж',
    catalog: 'Каталог',
  },
  size: formatBytes,
  dates: ({
    issuedOn,
    expiresOn,
    isExpired,
  }: Omit<ProductDocument, 'kind' | 'name' | 'url' | 'sizeBytes'>) =>
    (issuedOn ? `, от ${formatDate(issuedOn, { year: true })}` : '') +
    (expiresOn
      ? `, ${isExpired ? 'истёк' : 'действует по'} ${formatDate(expiresOn, { year: true })}`
      : ''),
  threadHoles: 'Отверстия под резьбу',
  gtin: typograph('Штрихкод (GTIN)'),
  otherAttributes: 'Прочие характеристики',
  replacedBy: typograph('Заменён на'),
  replaces: 'Заменяет',
  article: (article: string) => `артикул${NBSP}${article}`,
  procurement: typograph('Для закупок по 44‑ФЗ и 223‑ФЗ'),
  origin: 'Происхождение',
  country: 'Страна происхождения',
  okpd2: typograph('Код ОКПД2'),
  registerNumber: typograph('Реестровая запись Минпромторга (ГИСП) №'),
  product: 'Товар',
  articleName: 'Артикул',
  copy: 'Скопировать для документации',
  copied: typograph('Данные для закупки скопированы'),
  copyFailed: typograph('Не удалось скопировать. Выделите данные и скопируйте их вручную.'),
  drawing: 'Чертёж с размерами',
  millimetres: 'мм',
  drawingOf: (name: string, sizes: readonly string[]) =>
    sizes.length > 0 ? `Чертёж: ${name}. Размеры: ${sizes.join(', ')}` : `Чертёж: ${name}`,
  notSold: 'больше не продаётся',
} as const
