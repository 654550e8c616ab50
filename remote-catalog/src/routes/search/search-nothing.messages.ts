import { typograph } from '@isp/i18n'

export const searchNothingMessages = {
  nothing: 'Ничего не найдено',
  adviceLabel: 'Что попробовать',
  advice: [
    typograph('Проверьте, нет ли опечатки, и сократите запрос до одного-двух слов.'),
    typograph('Артикул можно набирать без дефисов, пробелов и косых черт.'),
    typograph('Замените марку на назначение: например, «сверло по металлу 8,5».'),
  ],
  ask: 'Запросить цену по списку',
  sections: 'Разделы каталога',
  orSections: 'Или выберите раздел',
} as const
