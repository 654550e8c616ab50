import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { pad, round } from '../../text.ts'

export const hammers = leaf('molotki', {
  name: 'Молотки и кувалды',
  code: 'HM',
  number: '7850',
  brands: 'hand',
  share: 7,
  about: 'Слесарные молотки, кувалды и безынерционные киянки.',
  sizes: [200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000, 8000],
  axes: {
    kind: [
      'слесарный с квадратным бойком',
      'слесарный с круглым бойком',
      'безынерционный',
      'медный искробезопасный',
    ],
    handle: ['бук', 'фибергласс', 'сталь'],
  },
  // a sledge is of steel
  isMade: ({ size, kind }) => size < 2000 || kind.startsWith('слесарный'),
  sizeCode: (mass) => pad(mass, 4),
  columns: ['head_mass', 'operation', 'handle', 'length', 'material'],
  filters: ['standard', 'country'],
  make: ({ size: mass, kind, handle, brand }) => ({
    name: `${mass >= 2000 && kind.startsWith('слес') ? `Кувалда ${kind.includes('круг') ? 'с круглым бойком ' : ''}` : `Молоток ${kind} `}${mass} г, рукоятка ${handle}`,
    attributes: {
      head_mass: mass,
      operation: kind,
      handle,
      length: round(230 + mass ** 0.62 * 2.1),
      width: round(16 + mass ** 0.42 * 1.6),
      material: kind.startsWith('мед')
        ? 'Медь М1'
        : kind.startsWith('без')
          ? 'Полиуретан'
          : 'Сталь 50',
      hardness: kind.startsWith('слес') ? 52 : null,
      mounting: handle === 'бук' ? 'клин' : 'запрессовка',
      finish: handle === 'бук' ? 'лак' : null,
      application: 'слесарные работы',
      standard: kind.startsWith('слес') ? (mass >= 2000 ? 'ГОСТ 11401-75' : 'ГОСТ 2310-77') : null,
    },
    price:
      (160 + mass * 0.55) *
      (kind.startsWith('мед') ? 4 : kind.startsWith('без') ? 1.9 : 1) *
      (handle === 'бук' ? 1 : 1.25),
    weight: mass / 1000 + 0.18,
    picture: {
      family: 'hammer',
      params: {
        kind: kind.startsWith('без') ? 'mallet' : handle === 'бук' ? 'wood' : 'fiber',
        color: brandColor(brand),
      },
    },
  }),
})
