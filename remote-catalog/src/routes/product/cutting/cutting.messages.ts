import type { CuttingData } from '@isp/contract'
import { EM_DASH, EN_DASH, formatNumber, NBSP, typograph } from '@isp/i18n'

type Group = CuttingData['groups'][number]['group']
type Range = { from: number; to: number }

const materials: Readonly<Record<Group, string>> = {
  P: 'Сталь',
  M: 'Нержавеющая сталь',
  K: 'Чугун',
  N: 'Цветные металлы',
  S: 'Жаропрочные и титановые сплавы',
  H: 'Закалённая сталь',
}

const letters = /^[PMKNSH](?:[\s,;/]*[PMKNSH]){0,5}$/

export const cuttingMessages = {
  /** «P, M — сталь, нержавеющая сталь» of an attribute that names groups of materials by their letters; null of others. */
  withMaterials: (attribute: string, text: string): string | null =>
    /групп[аы]?\s.*материал/i.test(attribute) && letters.test(text)
      ? `${text}${NBSP}${EM_DASH} ${(text.match(/\w/g) ?? []).map((letter) => materials[letter as Group].toLowerCase()).join(', ')}`
      : null,
  title: 'Режимы резания',
  caption: 'Рекомендуемые режимы резания по материалам',
  note: typograph('Начальные значения: уточните их по жёсткости станка, вылету и охлаждению.'),
  material: 'Материал',
  materialOf: (group: Group) => `${group} — ${materials[group]}`,
  speed: 'Скорость резания',
  speedUnit: `м/мин`,
  feed: { drilling: 'Подача на оборот', milling: 'Подача на зуб' },
  feedUnit: { drilling: 'мм/об', milling: 'мм/зуб' },
  turns: 'Частота вращения',
  turnsUnit: 'мин⁻¹',
  feedRate: 'Минутная подача',
  feedRateUnit: 'мм/мин',
  range: ({ from, to }: Range) =>
    from === to ? formatNumber(from) : `${formatNumber(from)}${EN_DASH}${formatNumber(to)}`,
  calculator: 'Расчёт режима',
  more: 'Формулы расчёта',
  recommended: (range: string) => `Рекомендуется${NBSP}${range}`,
  notNumber: 'Введите число',
  outside: (range: string) => `Вне рекомендации: ${range}`,
  field: (value: number) => formatNumber(value).replaceAll(NBSP, ''),
  nothing: EM_DASH,
  withUnit: (value: number, unit: string) => `${formatNumber(Math.round(value))}${NBSP}${unit}`,
} as const
