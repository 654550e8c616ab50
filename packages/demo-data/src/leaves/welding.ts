import { brandColor } from '../catalog/brands.ts'
import { group, leaf } from '../catalog/leaf.ts'
import { num, pad, round } from '../text.ts'

/** Millimetres of the stick, the wire or the tungsten that a current melts or stands. */
const thickestOf = (process: string, amps: number): number => {
  const at = amps > 250 ? 2 : amps > 180 ? 1 : 0
  if (process === 'MMA') return [4, 5, 6][at] as number
  return (process.startsWith('TIG') ? [2.4, 3.2, 4] : [1, 1.2, 1.6])[at] as number
}

const welders = leaf('svarochnye-apparaty', {
  name: 'Сварочные аппараты',
  code: 'WE',
  number: '5201',
  brands: 'welding',
  share: 7,
  isModelNamed: true,
  warranty: 24,
  documents: ['passport', 'manual', 'certificate'],
  about: 'Инверторы для ручной, полуавтоматической и аргонодуговой сварки.',
  sizes: [160, 180, 200, 220, 250, 300, 315, 350, 400, 500],
  axes: { process: ['MMA', 'MIG/MAG', 'TIG DC', 'TIG AC/DC'], pulse: [true, false] },
  // a stick melts without pulses
  isMade: ({ process, pulse }) => process !== 'MMA' || !pulse,
  sizeCode: (amps) => pad(amps, 3),
  columns: ['process', 'current_max', 'duty_cycle', 'voltage', 'weight'],
  filters: ['pulse', 'phases', 'country'],
  make: ({ size: amps, process, pulse, tier, brand }) => {
    const phase = amps > 250 ? 3 : 1
    return {
      name: `Аппарат сварочный ${process} ${amps} А${pulse ? ' с импульсом' : ''}`,
      attributes: {
        process,
        current_min: process === 'MMA' ? 20 : 10,
        current_max: amps,
        duty_cycle: tier > 1 ? 100 : 60,
        voltage: phase === 3 ? 380 : 220,
        phases: phase,
        motor_power: round(amps * 0.034, 1),
        open_voltage: 65 + tier * 3,
        electrode_diameter: thickestOf(process, amps),
        pulse,
        ip: 'IP21S',
        cooling: 'воздушное',
        protection_class: 'H',
        cable: 3,
        case_kind: process === 'MMA' ? 'с кабелями 3 м' : 'с горелкой 3 м',
      },
      price:
        (3_800 + amps * 48) *
        (process === 'MMA' ? 1 : process === 'MIG/MAG' ? 2.1 : process === 'TIG DC' ? 1.9 : 3.1) *
        (pulse ? 1.35 : 1),
      weight: (process === 'MMA' ? 3 : 9) + amps * 0.03,
      picture: { family: 'welder', params: { color: brandColor(brand) } },
    }
  },
})
const electrodes = leaf('elektrody-i-provoloka', {
  name: 'Электроды',
  code: 'EL',
  number: '5202',
  brands: 'welding',
  share: 9,
  unit: 'упак',
  documents: ['certificate', 'passport'],
  about: 'Электроды с рутиловым и основным покрытием.',
  sizes: [
    [2, 300, 1],
    [2.5, 350, 1],
    [2.5, 350, 5],
    [3, 350, 1],
    [3, 350, 5],
    [3.2, 350, 5],
    [4, 450, 1],
    [4, 450, 5],
    [4, 450, 6.5],
    [5, 450, 5],
    [5, 450, 6.5],
    [6, 450, 6.5],
  ] as const,
  axes: {
    mark: ['МР-3', 'АНО-21', 'УОНИ-13/55', 'ОЗС-12', 'ЦЛ-11', 'ОЗЛ-8', 'Т-590', 'ЦЧ-4'],
    approved: [true, false],
  },
  // cladding and cast iron take thick rods and bear no load, so nobody attests them
  isMade: ({ size: [d], mark, approved }) => {
    if (mark === 'Т-590') return d >= 4 && !approved
    if (mark === 'ЦЧ-4') return d >= 3 && !approved
    return mark !== 'АНО-21' || d <= 4
  },
  sizeCode: ([d, , m]) => pad(d * 10, 2) + pad(m * 10, 2),
  columns: ['electrode_diameter', 'electrode_type', 'length', 'net_mass', 'current_kind'],
  filters: ['application', 'positions', 'country'],
  make: ({ size: [d, l, mass], mark, approved }) => {
    const types: Record<string, readonly [string, string, string, number]> = {
      'МР-3': ['Э46', 'углеродистые стали', 'переменный и постоянный', 1],
      'АНО-21': ['Э46', 'углеродистые стали', 'переменный и постоянный', 1.02],
      'УОНИ-13/55': [
        'Э50А',
        'углеродистые и низколегированные стали',
        'постоянный, обратная полярность',
        1.15,
      ],
      'ОЗС-12': ['Э46', 'углеродистые стали', 'переменный и постоянный', 1.1],
      'ЦЛ-11': ['Э-08Х20Н9Г2Б', 'нержавеющие стали', 'постоянный, обратная полярность', 5.2],
      'ОЗЛ-8': ['Э-07Х20Н9', 'нержавеющие стали', 'постоянный, обратная полярность', 4.8],
      'Т-590': ['Э-320Х25С2ГР', 'наплавка', 'постоянный и переменный', 3.3],
      'ЦЧ-4': ['Э-ЦЧ-4', 'чугун', 'постоянный', 6],
    }
    const [type, use, current, factor] = types[mark] as readonly [string, string, string, number]
    return {
      name: `Электроды ${mark} ${num(d)}×${l} мм, пачка ${num(mass)} кг${approved ? ' НАКС' : ''}`,
      attributes: {
        electrode_diameter: d,
        length: l,
        net_mass: mass,
        electrode_type: type,
        application: use,
        current_kind: current,
        current_min: round(d * 28),
        current_max: round(d * 44),
        positions:
          d > 4 || mark === 'Т-590' || mark === 'ЦЧ-4'
            ? 'нижнее, горизонтальное'
            : 'все, кроме сверху вниз',
        coating: type === 'Э46' ? 'рутиловое' : 'основное',
        // a hard layer or a repair of cast iron carries nothing
        tensile:
          (
            { Э46: 460, Э50А: 500, 'Э-08Х20Н9Г2Б': 550, 'Э-07Х20Н9': 550 } as Record<string, number>
          )[type] ?? null,
        verification: approved ? 'НАКС' : 'нет',
        standard: 'ГОСТ 9466-75',
      },
      price: (190 + 40 / d) * mass * factor * (approved ? 1.1 : 1),
      weight: mass * 1.03,
      pack: mass < 2 ? 5 : 1,
      picture: {
        family: 'electrode',
        params: {
          kind: 'stick',
          color:
            use === 'нержавеющие стали'
              ? 'blue'
              : use === 'чугун'
                ? 'graphite'
                : mark.startsWith('УОНИ')
                  ? 'green'
                  : 'orange',
        },
      },
    }
  },
})
/** Models that burn with a tungsten electrode; the others feed a wire. */
const tungsten: readonly number[] = [18, 26]

const torches = leaf('gorelki', {
  name: 'Горелки сварочные',
  code: 'TR',
  number: '5203',
  brands: 'welding',
  share: 5,
  warranty: 6,
  about: 'Горелки MIG/MAG и TIG с кабелем.',
  sizes: [
    [15, 180],
    [24, 250],
    [25, 230],
    [26, 200],
    [36, 320],
    [18, 320],
    [401, 400],
    [501, 500],
  ] as const,
  axes: { process: ['MIG/MAG', 'TIG'], cable: [3, 4, 5, 8] },
  isMade: ({ size: [model], process }) => tungsten.includes(model) === (process === 'TIG'),
  sizeCode: ([m]) => pad(m, 3),
  columns: ['process', 'current_max', 'cable', 'cooling', 'duty_cycle'],
  filters: ['mounting', 'country'],
  make: ({ size: [model, amps], process, cable }) => {
    const cooling = amps > 350 || model === 18 ? 'жидкостное' : 'газовое'
    return {
      name: `Горелка сварочная ${process} ${process === 'TIG' ? `TS ${model}` : `MS ${model}`} ${cable} м ${amps} А`,
      attributes: {
        process,
        current_max: amps,
        current_min: 15,
        duty_cycle: 60,
        cable,
        cooling,
        mounting: process === 'TIG' ? 'разъём 10-25' : 'евроразъём',
        electrode_diameter: process === 'TIG' ? 2.4 : amps > 300 ? 1.6 : 1.2,
        handle: 'эргономичная',
        material: 'Медь, латунь',
        pressure: cooling === 'жидкостное' ? 3 : null,
        voltage: 113,
        standard: 'IEC 60974-7',
      },
      price: 1_600 + amps * 7 + cable * 420,
      weight: 0.8 + cable * 0.45,
      picture: { family: 'torch', params: { kind: process === 'TIG' ? 'tig' : 'mig' } },
    }
  },
})
export const welding = group('svarka', 'Сварка', 'Аппараты, электроды и горелки.', [
  welders,
  electrodes,
  torches,
])
