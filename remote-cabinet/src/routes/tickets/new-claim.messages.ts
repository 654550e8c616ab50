import { formatQuantity, NBSP, typograph } from '@isp/i18n'

export const newClaimMessages = {
  title: 'Рекламация',
  subject: (number: string) => `Рекламация по заказу №${NBSP}${number}`,
  note: typograph(
    'Отметьте строки, с которыми что-то не так, и приложите фотографии. Номер рекламация получит сразу.',
  ),
  lines: 'Строки заказа',
  choose: (name: string) => `Рекламация: ${name}`,
  came: (quantity: number, unit: string) =>
    typograph(`Пришло и ещё не заявлено: ${formatQuantity(quantity, unit)}`),
  quantity: 'Количество',
  of: (most: number, unit: string) => `из${NBSP}${most}${NBSP}${unit}`,
  reason: 'Причина',
  shipment: 'Отгрузка',
  anyShipment: 'Не знаю какая',
  shipmentOf: (at: number, day: string) => `${at}-я, ${day}`,
  lot: 'Партия',
  lotHint: typograph('С этикетки или упаковки, если есть.'),
  text: 'Что случилось',
  textHint: typograph('Как использовали, что увидели. Фотографии помогут решить быстрее.'),
  send: 'Отправить рекламацию',
  sent: (number: string) => ({
    text: typograph(`Рекламация ${number} отправлена. Ответ придёт сюда и письмом.`),
  }),
  nothingChosen: 'Отметьте хотя бы одну строку',
  nothing: typograph(
    'В этом заказе нечего заявить: ничего ещё не отгружено, или на всё пришедшее рекламации уже есть.',
  ),
  ask: 'Задать вопрос по заказу',
} as const
