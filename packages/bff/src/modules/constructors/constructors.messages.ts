import { siteConfig } from '@isp/contract/site'

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
} as const
