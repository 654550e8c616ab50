import { typograph } from '@isp/i18n'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

export const personalDataMessages = {
  title: pageTitles.personaldata,
  surname: 'Фамилия',
  name: 'Имя',
  patronymic: 'Отчество',
  phone: 'Телефон',
  phoneHint: typograph('Например, +7 900 000-00-00; можно не указывать'),
  login: 'Логин',
  save: 'Сохранить',
  saved: { label: 'Спасибо!', text: 'Ваши личные данные успешно обновлены', visibleMs: 3000 },
  timeZone: 'Часовой пояс',
  timeZoneText: typograph('В нём показаны даты и время в кабинете.'),
  timeZoneSaved: { text: 'Часовой пояс сохранён' },
  settings: 'Пароль, входы и рассылка',
} as const
