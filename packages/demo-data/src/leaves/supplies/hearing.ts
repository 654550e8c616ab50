import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

const packs: Readonly<Record<string, number>> = { Беруши: 200, Респиратор: 20 }
const priceOf = (kind: string, snr: number, protection: string): number => {
  if (kind === 'Наушники') return 300 + snr * 24
  if (kind === 'Беруши') return 9
  return kind === 'Респиратор' ? 40 + Number(protection[3]) * 26 : 640 + Number(protection[3]) * 140
}
const materials = {
  Наушники: 'АБС-пластик',
  Беруши: 'полиуретан',
  Респиратор: 'нетканый материал',
  Полумаска: 'термоэластопласт',
} as const
/** How each is finished, of two ways. */
const finishes: Readonly<Record<string, readonly [string, string]>> = {
  Наушники: ['складные', 'с оголовьем'],
  Беруши: ['на шнурке', 'без шнурка'],
}

export const hearing = leaf('zashchita-sluha-i-dyhaniya', {
  name: 'Защита слуха и дыхания',
  code: 'HP',
  number: '9503',
  brands: 'safety',
  share: 4,
  about: 'Наушники, беруши, респираторы и полумаски.',
  sizes: [
    ['Наушники', 27],
    ['Наушники', 31],
    ['Наушники', 36],
    ['Беруши', 32],
    ['Беруши', 37],
    ['Респиратор', 0],
    ['Полумаска', 0],
  ] as const,
  axes: { filter: ['FFP1', 'FFP2', 'FFP3'], valve: ['с клапаном', 'без клапана'] },
  // what protects the ears has no filter, a half mask breathes out through a valve
  isMade: ({ size: [kind, snr], filter, valve }) =>
    (snr === 0 || filter === 'FFP1') && (kind !== 'Полумаска' || valve === 'с клапаном'),
  sizeCode: ([kind, snr]) => `${kind.charCodeAt(0) % 100}${pad(snr, 2)}`,
  columns: ['operation', 'snr', 'protection_class', 'application'],
  filters: ['mounting', 'case_kind', 'country'],
  make: ({ size: [kind, snr], filter: mask, valve, tier }) => {
    const isHearing = snr > 0
    const isReusable = kind === 'Полумаска'
    // a mask that is a filter has another class than a filter that is screwed on
    const filter = isReusable ? mask.replace('FFP', 'P') : mask
    const finish = finishes[kind]?.[valve === 'с клапаном' ? 0 : 1] ?? valve
    const pack = packs[kind] ?? 1
    return {
      name: isHearing
        ? `${kind} противошумные SNR ${snr} дБ, ${finish}`
        : `${kind} ${isReusable ? 'с фильтрами ' : ''}${filter} ${finish}`,
      attributes: {
        operation: kind.toLowerCase(),
        snr: isHearing ? snr : null,
        protection_class: isHearing ? 'СИЗ органа слуха' : filter,
        application: isHearing ? 'шум' : mask === 'FFP1' ? 'пыль' : 'пыль, туман, сварочный дым',
        mounting: kind === 'Наушники' ? 'оголовье' : isHearing ? finish : 'ленты',
        case_kind: finish,
        size_label: 'универсальный',
        color: ['жёлтый', 'чёрный', 'красный', 'белый'][tier] as string,
        material: materials[kind],
        temperature: '−20…+40',
        package_quantity: pack,
        standard: isHearing
          ? 'ГОСТ Р 12.4.275-2014'
          : isReusable
            ? 'ГОСТ 12.4.244-2013'
            : 'ГОСТ 12.4.294-2015',
        shelf_life: 60,
      },
      price: priceOf(kind, snr, mask),
      weight: kind === 'Наушники' ? 0.25 : isReusable ? 0.2 : isHearing ? 0.002 : 0.015,
      ...(kind === 'Беруши' ? { unit: 'пара' } : {}),
      pack,
      picture: { family: 'box', params: { kind: 'carton', color: isHearing ? 'yellow' : 'blue' } },
    }
  },
})
