import { siteConfig } from '@isp/contract/site'
import { typograph } from '@isp/i18n'

export const constructorMessages = {
  designation: 'Обозначение',
  name: 'Наименование',
  material: 'Материал',
  scale: 'Масштаб',
  notToScale: 'Без масштаба',
  sheet: 'Лист',
  oneSheet: '1 из 1',
  company: 'Поставщик',
  date: 'Дата',
  author: siteConfig.name,
  notes: 'Технические требования',
  fileName: (code: string, ending: 'pdf' | 'dxf'): string =>
    `${code.replaceAll(/[/\\:*?"<>|]/g, '-')}.${ending}`,
  subject: (name: string, code: string): string =>
    `Заявка на инструмент: ${name.toLowerCase()}, ${code}`,
  subjectWithout: 'Заявка на инструмент',
  from: (name: string, email: string): string => `${name}, ${email}`,
  code: 'Обозначение',
  page: 'Открыть в конструкторе',
  drawing: 'Чертёж, PDF',
  model: 'Чертёж, DXF',
  files: 'Файлы',
  comment: 'Комментарий',
  why: typograph('Заявка отправлена из конструктора магазина. Ответ на письмо уйдёт отправителю.'),
} as const
