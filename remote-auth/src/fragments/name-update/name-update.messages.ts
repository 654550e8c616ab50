import { typograph } from '@isp/i18n'

/** §2.10. */
export const nameUpdateMessages = {
  title: 'Обновление данных',
  text: typograph('Укажите, как к вам обращаться: имя стоит в заказах и письмах.'),
  surname: 'фамилия',
  name: 'имя',
  patronymic: 'отчество',
  save: 'Сохранить',
  saved: {
    label: 'Спасибо!',
    text: 'Ваши личные данные успешно обновлены',
    visibleMs: 3000,
  },
} as const
