import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

const rows = [
  [320, 160, 0],
  [400, 200, 0],
  [480, 240, 0],
  [560, 280, 0],
  [680, 460, 5],
  [680, 460, 7],
  [780, 480, 7],
  [780, 480, 9],
  [1000, 500, 11],
] as const
export const boxes = leaf('yashchiki-i-telezhki', {
  name: 'Ящики и тележки инструментальные',
  code: 'BX',
  number: '9601',
  brands: 'storage',
  share: 6,
  about: 'Ящики, органайзеры и тележки для цеха и выезда.',
  sizes: rows,
  axes: {
    material: ['сталь', 'пластик', 'алюминий'],
    colour: ['красный', 'синий', 'серый', 'чёрный'],
  },
  // what rolls with drawers full of tools is of steel
  isMade: ({ size: [, , drawers], material }) => drawers === 0 || material === 'сталь',
  sizeCode: ([l, , n]) => pad(l, 4) + pad(n, 2),
  columns: ['length', 'width', 'drawers', 'total_load', 'material'],
  filters: ['color', 'lock', 'country'],
  make: ({ size: [l, w, drawers], material, colour }) => ({
    name: drawers
      ? `Тележка инструментальная ${drawers} ящиков, ${l}×${w} мм, ${material}, ${colour}`
      : `Ящик для инструмента ${l}×${w} мм, ${material}, ${colour}`,
    attributes: {
      length: l,
      width: w,
      height: drawers ? 950 : round(w * 0.9),
      drawers: drawers || null,
      wheels: drawers > 0,
      total_load: drawers ? 280 + drawers * 20 : round(l / 20),
      material,
      color: colour,
      lock: drawers ? 'центральный' : 'защёлки',
      thickness: material === 'сталь' ? 0.8 : 3,
      finish: material === 'сталь' ? 'порошковая краска' : null,
      case_kind: 'без инструмента',
    },
    price:
      (drawers ? 11_000 + drawers * 2_100 : 380 + l * 2.2) *
      (material === 'алюминий' ? 1.8 : material === 'пластик' ? 0.7 : 1),
    weight: drawers ? 40 + drawers * 5 : l * 0.006,
    picture: {
      family: 'tool-box',
      params: {
        kind: drawers ? 'trolley' : 'case',
        color: { красный: 'red', синий: 'blue', серый: 'graphite', чёрный: 'graphite' }[
          colour
        ] as string,
      },
    },
  }),
})
