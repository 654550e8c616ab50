import { typograph } from '@isp/i18n'

export const addressNoteMessages = {
  turned: typograph('Границы «от» и «до» стояли наоборот — поменяли их местами.'),
  dropped: typograph('Часть условий в адресе непонятна — показываем список без них.'),
  cut: (length: number) => typograph(`Запрос слишком длинный — ищем по первым ${length} знакам.`),
} as const
