import { brandColor } from '../../catalog/brands.ts'
import { leaf } from '../../catalog/leaf.ts'
import { num, pad, round } from '../../text.ts'
import { cylinderMass } from '../materials.ts'

const rows = [
  [160, 20, 24],
  [165, 20, 40],
  [190, 30, 24],
  [190, 30, 48],
  [210, 30, 40],
  [216, 30, 60],
  [230, 30, 40],
  [250, 30, 60],
  [250, 30, 80],
  [255, 30, 100],
  [300, 30, 72],
  [305, 25.4, 80],
  [350, 30, 84],
  [355, 25.4, 90],
] as const
export const bladeSaw = leaf('diski-pilnye', {
  name: 'Диски пильные',
  code: 'SB',
  number: '2351',
  brands: 'power',
  share: 8,
  about: 'Твердосплавные диски для дерева, алюминия и стали.',
  sizes: rows,
  axes: { application: ['дерево', 'алюминий', 'сталь', 'ламинат'] as const },
  // coarse teeth are for wood along the grain only
  isMade: ({ size: [d, , z], application }) => application === 'дерево' || (Math.PI * d) / z < 15,
  sizeCode: ([d, , z]) => pad(d, 3) + pad(z, 3),
  columns: ['disc_diameter', 'bore', 'teeth', 'thickness', 'application'],
  filters: ['workpiece_material', 'max_speed', 'country'],
  make: ({ size: [d, bore, z], application, brand }) => ({
    name: `Диск пильный ${d}×${num(bore)} мм Z=${z}, по ${{ дерево: 'дереву', алюминий: 'алюминию', сталь: 'стали', ламинат: 'ламинату' }[application]}`,
    attributes: {
      workpiece_material: {
        дерево: 'Дерево, фанера, ДСП',
        алюминий: 'Металл: алюминий и цветные сплавы',
        сталь: 'Металл: сталь, профиль',
        ламинат: 'Дерево: ламинат, МДФ',
      }[application],
      disc_diameter: d,
      bore,
      teeth: z,
      thickness: d > 250 ? 3 : 2.4,
      width: d > 250 ? 2.2 : 1.6,
      application,
      tool_material: 'Твёрдый сплав ВК6',
      rake_angle: application === 'дерево' ? 15 : -5,
      // steel is sawn cold and slowly
      max_speed: round((application === 'сталь' ? 580_000 : 1_600_000) / d, -2),
      operation: application === 'дерево' ? 'продольный и поперечный рез' : 'чистовой рез',
    },
    price:
      (160 + d * 3.1 + z * 14) *
      (application === 'сталь' ? 1.7 : application === 'алюминий' ? 1.3 : 1),
    weight: cylinderMass(d, 1.9) * 0.9,
    picture: {
      family: 'saw-blade',
      params: { teeth: z, kind: 'circular', color: brandColor(brand) },
    },
  }),
})
