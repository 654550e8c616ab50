import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

export const racks = leaf('stellazhi-i-verstaki', {
  name: 'Стеллажи и верстаки',
  code: 'RK',
  number: '9602',
  brands: 'storage',
  share: 6,
  about: 'Металлические стеллажи и верстаки для склада и участка.',
  sizes: [
    [700, 400],
    [1000, 400],
    [1000, 500],
    [1000, 600],
    [1200, 500],
    [1200, 600],
    [1500, 600],
    [1500, 700],
    [1800, 700],
    [2000, 800],
  ] as const,
  axes: { kind: ['Стеллаж', 'Верстак'], load: [100, 150, 300], levels: [4, 5, 6] },
  sizeCode: ([w, d]) => pad(w, 4) + pad(d, 3),
  columns: ['width', 'depth', 'height', 'load', 'total_load'],
  filters: ['shelves', 'operation', 'country'],
  make: ({ size: [w, d], kind, load, levels, brand }) => {
    const isRack = kind === 'Стеллаж'
    return {
      name: isRack
        ? `Стеллаж металлический ${w}×${d}×2000 мм, ${levels} полок, ${load} кг на полку`.replace(
            '4 полок',
            '4 полки',
          )
        : `Верстак слесарный ${w}×${d} мм, ${levels - 3} ящ., нагрузка ${load * 2} кг`,
      attributes: {
        width: w,
        depth: d,
        height: isRack ? 2000 : 860,
        operation: kind.toLowerCase(),
        load: isRack ? load : load * 2,
        total_load: isRack ? load * levels : load * 2,
        shelves: isRack ? levels : 1,
        drawers: isRack ? null : levels - 3,
        worktop: isRack ? null : 'МДФ 24 мм, оцинкованный лист',
        material: 'Сталь',
        thickness: load > 150 ? 1.2 : 0.8,
        finish: 'порошковая краска',
        color: 'серый',
        mounting: isRack ? 'болтовое' : 'разборный',
        lock: isRack ? null : 'ключ',
      },
      price: isRack
        ? 1_400 + w * d * levels * 0.0011 + load * 6
        : 8_600 + w * 5.5 + load * 14 + (levels - 3) * 2_600,
      weight: isRack ? 12 + w * d * levels * 9e-6 : 30 + w * 0.02 + levels * 4,
      picture: { family: 'rack', params: { teeth: isRack ? levels : 3, color: brandColor(brand) } },
    }
  },
})
