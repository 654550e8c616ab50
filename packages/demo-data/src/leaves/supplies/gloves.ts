import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

const coatings: Readonly<Record<string, string>> = {
  нитрил: 'с нитриловым покрытием',
  латекс: 'с латексным покрытием',
  полиуретан: 'с полиуретановым покрытием',
  ПВХ: 'с покрытием ПВХ',
  спилок: 'спилковые',
}

export const gloves = leaf('perchatki', {
  name: 'Перчатки рабочие',
  code: 'GL',
  number: '9501',
  brands: 'safety',
  share: 9,
  unit: 'пара',
  about: 'От механических воздействий, порезов, масел и искр.',
  sizes: ['7', '8', '9', '10', '11', '12'],
  axes: {
    coating: ['нитрил', 'латекс', 'полиуретан', 'ПВХ', 'спилок'],
    cut: ['A', 'C', 'E'],
    knit: [10, 13, 15],
  },
  isMade: ({ coating, knit }) => coating !== 'спилок' || knit === 10,
  sizeCode: (s) => pad(Number(s), 2),
  columns: ['size_label', 'gloves_coating', 'protection_class', 'knit_class', 'application'],
  filters: ['color', 'country'],
  make: ({ size, coating, cut, knit: gauge, tier, brand }) => {
    // split leather is sewn
    const knit = coating === 'спилок' ? null : gauge
    return {
      name: `Перчатки рабочие ${coatings[coating]}, порез ${cut}, ${knit ? `класс вязки ${knit}, ` : ''}размер ${size}`,
      attributes: {
        size_label: size,
        gloves_coating: coating,
        protection_class: `порез ${cut}`,
        knit_class: knit,
        application:
          coating === 'спилок'
            ? 'сварка, погрузка'
            : coating === 'нитрил'
              ? 'масла, металл'
              : 'сборка',
        material:
          cut === 'E'
            ? 'HPPE и стекловолокно'
            : cut === 'C'
              ? 'HPPE'
              : knit
                ? 'нейлон'
                : 'спилок, хлопок',
        color: ['серый', 'чёрный', 'синий', 'оранжевый'][tier] as string,
        length: 220 + Number(size) * 5,
        protection: 'от механических воздействий',
        package_quantity: 12,
        standard: 'ТР ТС 019/2011',
        shelf_life: 60,
      },
      price:
        (38 + (knit ?? 10) * 4) *
        (cut === 'E' ? 4 : cut === 'C' ? 2.6 : 1) *
        (coating === 'спилок' ? 2.2 : 1),
      weight: knit ? 0.06 : 0.16,
      pack: 12,
      picture: { family: 'gloves', params: { color: brandColor(brand) } },
    }
  },
})
