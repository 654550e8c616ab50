import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

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
  axes: { protection: ['FFP1', 'FFP2', 'FFP3'], finish: ['с клапаном', 'без клапана'] },
  sizeCode: ([kind, snr]) => `${kind.charCodeAt(0) % 100}${pad(snr, 2)}`,
  columns: ['operation', 'snr', 'protection_class', 'application'],
  filters: ['mounting', 'country'],
  make: ({ size: [kind, snr], protection, finish, tier }) => {
    const isHearing = snr > 0
    const pack = kind === 'Беруши' ? 200 : kind === 'Респиратор' ? 20 : 1
    return {
      name: isHearing
        ? `${kind} противошумные SNR ${snr} дБ${kind === 'Наушники' ? `, ${finish === 'с клапаном' ? 'складные' : 'с оголовьем'}` : ''}`
        : `${kind} ${protection} ${finish}`,
      attributes: {
        operation: kind.toLowerCase(),
        snr,
        protection_class: isHearing ? 'СИЗ органа слуха' : protection,
        application: isHearing
          ? 'шум'
          : protection === 'FFP1'
            ? 'пыль'
            : 'пыль, туман, сварочный дым',
        mounting: isHearing ? (kind === 'Беруши' ? 'на шнурке' : 'оголовье') : 'ленты',
        finish: isHearing ? 'нет' : finish,
        size_label: 'универсальный',
        color: ['жёлтый', 'чёрный', 'красный', 'белый'][tier] as string,
        material: isHearing ? 'АБС-пластик' : 'нетканый материал',
        temperature: '−20…+40',
        package_quantity: pack,
        standard: isHearing ? 'ГОСТ Р 12.4.275-2014' : 'ГОСТ 12.4.294-2015',
        shelf_life: 60,
      },
      price:
        kind === 'Наушники'
          ? 300 + snr * 24
          : kind === 'Беруши'
            ? 9
            : kind === 'Респиратор'
              ? 40 + Number(protection[3]) * 26
              : 780,
      weight: kind === 'Наушники' ? 0.25 : 0.02,
      pack,
      picture: { family: 'box', params: { kind: 'carton', color: isHearing ? 'yellow' : 'blue' } },
    }
  },
})
