import { documentTitle } from '@isp/contract/site'
import { NBSP, quoted, typograph } from '@isp/i18n'

export const selectionsMessages = {
  tabs: typograph('Избранное и подборки'),
  goods: 'Товары',
  title: 'Подборки',
  documentTitle: documentTitle('Подборки'),
  failed: typograph('Не удалось загрузить подборки.'),
  waiting: 'Загружаем подборки',
  empty: typograph('Сохранённых подборок пока нет'),
  emptyText: typograph(
    'Выберите фильтры в разделе каталога или найдите что-нибудь и нажмите «Сохранить подборку»: она откроется отсюда одним нажатием, а о новом придёт письмо.',
  ),
  toCatalog: 'Выбрать в каталоге',
  note: typograph(
    'Письмо приходит на почту, с которой вы входите, не чаще раза в день и только когда в подборке появилось новое.',
  ),
  letter: `Письмо о${NBSP}новом`,
  letterOf: (name: string) => typograph(`Письмо о новом: ${name}`),
  letterOn: (name: string) => typograph(`О новом в подборке ${quoted(name)} будем писать.`),
  letterOff: (name: string) => typograph(`О новом в подборке ${quoted(name)} больше не пишем.`),
  gone: typograph('Раздела или фильтра больше нет: список не открыть.'),
  rename: 'Переименовать',
  renameOf: (name: string) => `Переименовать: ${name}`,
  name: 'Название подборки',
  save: 'Сохранить',
  renamed: (name: string) => `Подборка теперь называется ${quoted(name)}.`,
  removeOf: (name: string) => `Удалить подборку: ${name}`,
  removed: (name: string) => `Подборка ${quoted(name)} удалена.`,
  restore: 'Вернуть',
  restored: (name: string) => typograph(`Подборка ${quoted(name)} снова на месте.`),
} as const
