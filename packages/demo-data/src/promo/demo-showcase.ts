import type { PictureFamily } from '../pictures/index.ts'
import { type PromoPicture, type PromoThing, promoSrc } from '../pictures/promo-picture.ts'

const thing = (family: PictureFamily, side: number, x: number, y: number): PromoThing => ({
  spec: { family, params: {} },
  side,
  x,
  y,
})
const tints = {
  steel: ['#dfe6ec', '#c3cfd9'],
  warm: ['#fbe9df', '#f2cbb4'],
  sea: ['#dcecef', '#b6d3da'],
  sand: ['#f3ecd9', '#e2d4b0'],
} as const

const wide = (name: string, tint: keyof typeof tints, things: PromoThing[]): PromoPicture => ({
  ...{ name, width: 1200, height: 560, things },
  tint: tints[tint],
})
const square = (name: string, tint: keyof typeof tints, family: PictureFamily): PromoPicture => ({
  ...{ name, width: 800, height: 800, things: [thing(family, 0.86, 0.5, 0.5)] },
  tint: tints[tint],
})

const bannerPictures = [
  wide('banner-drills', 'warm', [
    thing('twist-drill', 0.92, 0.55, 0.5),
    thing('step-drill', 0.72, 1.2, 0.42),
    thing('tap', 0.72, 1.72, 0.6),
  ]),
  wide('banner-measuring', 'sea', [
    thing('caliper', 0.95, 0.6, 0.52),
    thing('micrometer', 0.74, 1.3, 0.4),
    thing('dial-indicator', 0.6, 1.8, 0.62),
  ]),
  wide('banner-robots', 'steel', [
    thing('robot-arm', 0.98, 0.62, 0.5),
    thing('gripper', 0.58, 1.3, 0.42),
    thing('cobot', 0.8, 1.75, 0.54),
  ]),
]

const slidePictures = [
  square('story-drill', 'warm', 'twist-drill'),
  square('story-drill-solid', 'sand', 'step-drill'),
  square('story-insert', 'steel', 'insert'),
  square('story-holder', 'sea', 'turning-tool'),
  square('story-tap', 'sand', 'tap'),
  square('story-die', 'warm', 'die'),
  square('story-caliper', 'sea', 'caliper'),
  square('story-micrometer', 'steel', 'micrometer'),
  square('section-mills', 'sand', 'end-mill'),
  square('section-power', 'steel', 'angle-grinder'),
  square('section-storage', 'sea', 'tool-box'),
]

export const demoPromoPictures: readonly PromoPicture[] = [...bannerPictures, ...slidePictures]

const imageOf = (name: string) => {
  const picture = demoPromoPictures.find((one) => one.name === name)
  if (!picture) throw new Error(`no promo picture ${name}`)
  return { src: promoSrc(name), width: picture.width, height: picture.height }
}
const slide = (picture: string, title: string, text: string, link: string | null = null) => ({
  ...{ image: imageOf(picture), title, text, link },
})

export const demoBanners = [
  {
    title: 'Свёрла и метчики под одну резьбу',
    text: 'Выберите резьбу — в материале готовая таблица свёрл под неё.',
    link: '/help/oboznachenie-rezby/',
    image: imageOf('banner-drills'),
  },
  {
    title: 'Измерительный инструмент с документами',
    text: 'Паспорта и сведения о поверке — на странице товара.',
    link: '/catalog/izmeritelnyj-instrument/',
    image: imageOf('banner-measuring'),
  },
  {
    title: 'Роботы и захваты для участка',
    text: 'Шестиосевые и коллаборативные роботы, захваты к ним.',
    link: '/catalog/roboty-shestiosevye/',
    image: imageOf('banner-robots'),
  },
] as const

export const demoStories = [
  {
    title: 'Как выбрать сверло',
    image: imageOf('story-drill'),
    slides: [
      slide(
        'story-drill',
        'Сначала материал',
        'Для нержавейки — Р6М5К5 с кобальтом, для серии — твёрдый сплав.',
      ),
      slide(
        'story-drill-solid',
        'Потом глубина',
        'До трёх диаметров берите короткую серию: она жёстче.',
        '/help/kak-vybrat-sverlo/',
      ),
    ],
  },
  {
    title: 'Буквы на коробке пластин',
    image: imageOf('story-insert'),
    slides: [
      slide(
        'story-insert',
        'P — сталь, M — нержавейка',
        'K — чугун, N — алюминий, S — жаропрочные, H — закалённые.',
      ),
      slide(
        'story-holder',
        'И держатель под ту же форму',
        'К CNMG 1204 нужен держатель с C и 12.',
        '/help/oboznachenie-plastin-iso/',
      ),
    ],
  },
  {
    title: 'Сверло под резьбу',
    image: imageOf('story-tap'),
    slides: [
      slide('story-tap', 'Диаметр минус шаг', 'М8×1,25 — сверло 6,8 мм, М10×1,5 — 8,5 мм.'),
      slide(
        'story-die',
        'Вся таблица — в базе знаний',
        'С проходными отверстиями по ГОСТ 11284.',
        '/help/oboznachenie-rezby/',
      ),
    ],
  },
  {
    title: 'Поверка без сюрпризов',
    image: imageOf('story-caliper'),
    slides: [
      slide(
        'story-caliper',
        'Срок идёт с даты поверки',
        'А не с даты покупки: смотрите на неё в документах.',
      ),
      slide(
        'story-micrometer',
        'Номер в реестре',
        'Без него прибор не поверить.',
        '/help/poverka-i-kalibrovka/',
      ),
    ],
  },
] as const

export const demoPromoSections = [
  {
    section: 'frezy-koncevye',
    title: 'Концевые фрезы',
    text: 'По стали, нержавейке и алюминию',
    image: imageOf('section-mills'),
  },
  {
    section: 'ushm',
    title: 'УШМ и круги к ним',
    text: 'От 125 до 230 мм',
    image: imageOf('section-power'),
  },
  {
    section: 'yashchiki-i-telezhki',
    title: 'Порядок на участке',
    text: 'Ящики, тележки, верстаки',
    image: imageOf('section-storage'),
  },
] as const
