import { formatSize } from '@isp/constructors'
import { formatQuantity, NBSP, typograph } from '@isp/i18n'

const withUnit = (size: number, unit: string): string =>
  `${formatSize(size)}${unit === '°' ? '' : unit && NBSP}${unit}`

export const constructorsMessages = {
  home: 'Главная',
  title: 'Конструкторы инструмента',
  description:
    'Соберите сверло, фрезу, развёртку, метчик или зенковку по своим размерам: чертёж с допусками, PDF и DXF, заявка на изготовление.',
  lead: typograph(
    'Задайте размеры — чертёж с допусками построится сразу. Есть готовый — покажем, нет — изготовим по заявке.',
  ),
  open: 'Собрать',
  resume: (code: string): string => `Продолжить: ${code}`,
  headTitle: (name: string): string => `${name} по своим размерам — конструктор и чертёж`,
  notFoundTitle: 'Такого конструктора нет',
  notFoundText: typograph(
    'Возможно, его переименовали или в адресе опечатка: выберите инструмент из списка.',
  ),
  toAll: 'Все конструкторы',
  parameters: 'Размеры и исполнение',
  refresh: 'Обновить чертёж',
  reset: 'Вернуть рекомендованные',
  code: 'Обозначение',
  pdf: 'Чертёж в PDF',
  dxf: 'DXF для САПР',
  share: 'Скопировать ссылку',
  shared: 'Ссылка скопирована',
  shareByHand: 'Скопируйте ссылку:',
  toRequest: 'Отправить заявку',
  notSound: typograph(
    'По введённому инструмент не изготовить, поэтому на чертеже — последние верные размеры. Что исправить, написано у полей.',
  ),
  otherVersion: (version: string, unknown: readonly string[]): string =>
    typograph(
      `Ссылка сделана в другой версии конструктора (${version}). Размеры, которые подошли, перенесены, остальные — рекомендованные${unknown.length > 0 ? `; не перенесены: ${unknown.join(', ')}` : ''}. Проверьте чертёж перед заявкой.`,
    ),
  range: (min: number, max: number, unit: string): string =>
    `От${NBSP}${formatSize(min)} до${NBSP}${withUnit(max, unit)}`,
  faults: {
    NUMBER: 'Введите число',
    OPTION: typograph('С такими размерами этого не бывает: выберите другое'),
    TOO_SMALL: (limit: number, unit: string): string => `Не${NBSP}меньше ${withUnit(limit, unit)}`,
    TOO_BIG: (limit: number, unit: string): string => `Не${NBSP}больше ${withUnit(limit, unit)}`,
    STEP: (limit: number, unit: string): string => `С${NBSP}шагом ${withUnit(limit, unit)}`,
  },
  drawingOf: (name: string, code: string): string => `Чертёж: ${name}, ${code}`,
  notes: 'Технические требования',
  goods: 'Готовый инструмент рядом с этими размерами',
  exact: 'Точно такой',
  noGoods: typograph('Близких размеров в каталоге нет: такой инструмент изготовим по заявке.'),
  byRequest: `Цена по${NBSP}запросу`,
  inStock: (count: number, unit: string): string =>
    `В${NBSP}наличии ${formatQuantity(count, unit)}`,
  onOrder: 'Под заказ',
  size: (label: string, value: number, unit: string): string => `${label} ${withUnit(value, unit)}`,
  difference: (difference: number): string =>
    `${difference > 0 ? '+' : ''}${formatSize(difference)}`,
  requestTitle: (name: string): string => `Заявка: ${name.toLowerCase()}`,
  requestLead: typograph('Ответим с ценой и сроком. Чертёж с размерами уже приложен к заявке.'),
  requestUnsound: typograph(
    'По размерам из этой ссылки инструмент не изготовить. Что исправить, написано у полей конструктора.',
  ),
  change: 'Изменить размеры',
  userName: 'Как к вам обращаться',
  email: 'Почта для ответа',
  comment: 'Комментарий',
  commentHint: typograph('Количество, обрабатываемый материал, станок, срок'),
  files: 'Файлы',
  chooseFiles: 'Выберите файлы или перетащите их сюда',
  removeFile: 'Убрать',
  filesHint: typograph('Чертёж детали, фото, модель: до 30 файлов по 25 МБ'),
  send: 'Отправить заявку',
  withoutScript: typograph(
    'Чтобы отправить заявку, включите JavaScript или напишите нам письмо с обозначением инструмента.',
  ),
} as const
