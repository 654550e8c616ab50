import { documentTitle } from '@isp/contract/site'

export const upcomingMessages = {
  documentTitle: documentTitle('Личный кабинет'),
  title: 'Этот раздел кабинета ещё не открыт',
  text: 'Он появится в одном из ближайших обновлений. Заказы и их состояние доступны уже сейчас.',
  toCabinet: 'На главную кабинета',
} as const
