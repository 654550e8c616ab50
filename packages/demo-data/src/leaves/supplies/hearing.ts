import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

type Row = {
  kind: string
  /** Decibels that it takes away; null where it protects the breath. */
  snr: number | null
  /** Class of a filter, else of the ear's protection. */
  protection: string
  finish: string
}
const ears = (kind: string, levels: readonly number[], finishes: readonly string[]): Row[] =>
  levels.flatMap((snr) =>
    finishes.map((finish) => ({ kind, snr, protection: 'СИЗ органа слуха', finish })),
  )
const lungs = (kind: string): Row[] =>
  ['FFP1', 'FFP2', 'FFP3'].flatMap((protection) =>
    ['с клапаном', 'без клапана'].map((finish) => ({ kind, snr: null, protection, finish })),
  )
const rows: readonly Row[] = [
  ...ears('Наушники', [27, 31, 36], ['складные', 'с оголовьем']),
  ...ears('Беруши', [32, 37], ['на шнурке', 'без шнурка']),
  ...lungs('Респиратор'),
  ...lungs('Полумаска'),
]
const packs: Readonly<Record<string, number>> = { Беруши: 200, Респиратор: 20 }
const priceOf = ({ kind, snr, protection }: Row): number => {
  if (kind === 'Наушники') return 300 + (snr ?? 0) * 24
  if (kind === 'Беруши') return 9
  return kind === 'Респиратор' ? 40 + Number(protection[3]) * 26 : 780
}

export const hearing = leaf('zashchita-sluha-i-dyhaniya', {
  name: 'Защита слуха и дыхания',
  code: 'HP',
  number: '9503',
  brands: 'safety',
  share: 4,
  about: 'Наушники, беруши, респираторы и полумаски.',
  sizes: rows,
  axes: {},
  sizeCode: (row) => pad(rows.indexOf(row), 2),
  columns: ['operation', 'snr', 'protection_class', 'application'],
  filters: ['mounting', 'case_kind', 'country'],
  make: ({ size: row, tier }) => {
    const { kind, snr, protection, finish } = row
    const pack = packs[kind] ?? 1
    return {
      name: snr
        ? `${kind} противошумные SNR ${snr} дБ, ${finish}`
        : `${kind} ${protection} ${finish}`,
      attributes: {
        operation: kind.toLowerCase(),
        snr,
        protection_class: protection,
        application: snr ? 'шум' : protection === 'FFP1' ? 'пыль' : 'пыль, туман, сварочный дым',
        mounting: kind === 'Наушники' ? 'оголовье' : snr ? finish : 'ленты',
        case_kind: finish,
        size_label: 'универсальный',
        color: ['жёлтый', 'чёрный', 'красный', 'белый'][tier] as string,
        material: kind === 'Беруши' ? 'полиуретан' : snr ? 'АБС-пластик' : 'нетканый материал',
        temperature: '−20…+40',
        package_quantity: pack,
        standard: snr ? 'ГОСТ Р 12.4.275-2014' : 'ГОСТ 12.4.294-2015',
        shelf_life: 60,
      },
      price: priceOf(row),
      weight: kind === 'Наушники' ? 0.25 : 0.02,
      pack,
      picture: { family: 'box', params: { kind: 'carton', color: snr ? 'yellow' : 'blue' } },
    }
  },
})
