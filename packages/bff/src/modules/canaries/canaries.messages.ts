import { countOf } from '@isp/i18n'
import type { SideFigures } from './side-figures.ts'

const ofViews = (count: number): string => countOf(count, ['показа', 'показов', 'показов'])

const phases = ({ server, load, boundary }: SideFigures): string =>
  [
    [server, 'на сервере'],
    [load, 'при загрузке частей'],
    [boundary, 'в открытой странице'],
  ]
    .filter(([count]) => Number(count) > 0)
    .map(([count, where]) => `${where} ${count}`)
    .join(', ')

const failuresOf = ({ server, load, boundary }: SideFigures): number => server + load + boundary

/** Why a canary has ended, letters about it. */
export const canaryMessages = {
  fails: (candidate: SideFigures, stable: SideFigures): string =>
    `сбоев ${failuresOf(candidate)} из ${ofViews(candidate.views)} (${phases(candidate)}); у действующей версии ${failuresOf(stable)} из ${ofViews(stable.views)}`,
  isSlow: (candidate: SideFigures, stable: SideFigures): string =>
    `медленных страниц ${candidate.slow} из ${candidate.measured} измеренных; у действующей версии ${stable.slow} из ${stable.measured}`,
  asked: 'отозвана администратором',
  otherServed: 'пока она шла, выпустили другую версию',
  subject: (name: string) => `Выпуск «${name}» отозван сам`,
  subjectOfAsked: (name: string) => `Выпуск «${name}» отозван`,
  heading: (name: string, version: string) => `Версия ${version} приложения «${name}» отозвана`,
  why: 'Вы получили это письмо как администратор магазина.',
  explained:
    'Посетители снова видят действующую версию; открытые вкладки перейдут на неё при следующем переходе. Саму отозванную версию магазин больше не примет, пока её не выберут явно.',
  facts: {
    reason: 'Почему',
    by: 'Отозвал',
    stage: 'Доля посетителей',
    began: 'Начата',
    commit: 'Исходники',
  },
  percent: (percent: number): string => `${percent}${' '}%`,
  open: 'Открыть выпуски',
} as const
