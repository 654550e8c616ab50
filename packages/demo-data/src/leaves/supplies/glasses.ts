import { leaf } from '../../catalog/leaf.ts'
import { pad } from '../../text.ts'

const kinds = ['открытые', 'закрытые', 'щиток 200 мм', 'щиток 240 мм']

export const glasses = leaf('ochki-i-shchitki', {
  name: 'Очки и щитки',
  code: 'EG',
  number: '9502',
  brands: 'safety',
  share: 5,
  about: 'Защита глаз и лица от стружки, брызг и излучения.',
  sizes: kinds,
  axes: {
    lens: ['прозрачная', 'жёлтая', 'затемнённая', 'зеркальная'],
    fog: [true, false],
    frame: ['стандартные дужки', 'регулируемые дужки'],
  },
  // a shield has no temples and is not a mirror
  isMade: ({ size, frame, lens }) =>
    (size === 'открытые' || frame.startsWith('стандартные')) &&
    (!size.startsWith('щиток') || lens !== 'зеркальная'),
  sizeCode: (kind) => pad(kinds.indexOf(kind) + 1, 2),
  columns: ['shape', 'lens', 'protection', 'protection_class'],
  filters: ['finish', 'country'],
  make: ({ size: kind, lens, fog, frame: sides, tier }) => {
    const frame =
      kind === 'открытые' ? sides : kind === 'закрытые' ? 'наголовная лента' : 'наголовник'
    const isShield = kind.startsWith('щиток')
    const pack = kind === 'открытые' ? 10 : 1
    return {
      name: `${isShield ? `Щиток защитный ${kind.slice('щиток '.length)}` : `Очки защитные ${kind}`}, ${isShield ? `экран ${lens.replace(/ая$/, 'ый')}` : `линза ${lens}`}${fog ? (isShield ? ', незапотевающий' : ', незапотевающие') : ''}, ${frame}`,
      attributes: {
        shape: kind,
        lens,
        protection: fog ? 'удар, запотевание, царапины' : 'удар, царапины',
        protection_class: tier > 1 ? 'F (45 м/с)' : 'S',
        material: 'Поликарбонат',
        thickness: isShield ? 1.5 : 2.2,
        mounting: frame,
        finish: fog ? 'антифог' : 'твёрдое',
        color: lens,
        temperature: '−5…+55',
        package_quantity: pack,
        standard: 'ГОСТ 12.4.253-2013',
        shelf_life: 60,
      },
      price:
        (kind === 'открытые' ? 140 : kind === 'закрытые' ? 260 : 420) *
        (fog ? 1.5 : 1) *
        (lens === 'зеркальная' ? 1.3 : 1),
      weight: isShield ? 0.3 : 0.06,
      pack,
      picture: {
        family: 'glasses',
        params: {
          kind: lens === 'жёлтая' ? 'amber' : lens === 'прозрачная' ? 'clear' : 'dark',
          color: tier > 1 ? 'blue' : 'graphite',
        },
      },
    }
  },
})
