import { countOf, type PluralForms } from '@isp/i18n'

const loads: PluralForms = ['загрузка', 'загрузки', 'загрузок']
const orders: PluralForms = ['заказ', 'заказа', 'заказов']
const letters: PluralForms = ['письмо', 'письма', 'писем']

export const staffWaitingMessages = {
  emptyTitle: 'Ничего не ждёт',
  emptyText: 'Отвечать, проверять и решать сейчас нечего.',
  tickets: ['Обращения ждут ответа', ['обращение', 'обращения', 'обращений']],
  companies: ['Компании ждут проверки', ['компания', 'компании', 'компаний']],
  newOrders: ['Новые заказы ждут подтверждения', orders],
  differences: ['Учётная система говорит иное', orders],
  heldLoads: ['Загрузки ждут решения', loads],
  silentAccounts: ['Обмен молчит', ['система', 'системы', 'систем']],
  faultyExports: ['Заказы не уходят в 1С', orders],
  lostLetters: ['Письма не дошли за неделю', letters],
  failedJobs: ['Фоновые работы не удались за неделю', ['работа', 'работы', 'работ']],
  drafts: ['Черновики не опубликованы', ['текст', 'текста', 'текстов']],
  misses: ['Поиск ничего не нашёл за неделю', ['запрос', 'запроса', 'запросов']],
  figure: (count: number, forms: PluralForms) => countOf(count, forms),
  since: (time: string) => `самое давнее — ${time}`,
} as const
