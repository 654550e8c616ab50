import { kb } from '../weight/weight.messages.ts'

const when = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'short', timeStyle: 'medium' })

const TAKEN =
  'Работающий магазин проверит её и подхватит за секунду, без перезапуска; открытые вкладки перейдут на неё при следующей загрузке страницы.'

const partNames = {
  page: 'страница',
  all: 'все сценарии',
  staff: 'сценарии для сотрудников',
  reader: 'чтение штрихкодов',
}

type Line = {
  version: string
  releasedAt: string
  isServed: boolean
  isRejected: boolean
  contract: number | null
}

export const releasesMessages = {
  noBuild: (name: string, folder: string) =>
    `Нет сборки «${name}» в ${folder}: соберите и выпустите её командой npm run remote -- release ${name}.`,
  refused: (name: string, reason: string) =>
    `Выпуск «${name}» отклонён: ${reason}. Посетители его не видели, действует прежняя версия.`,
  refusedReturn: (name: string, version: string, reason: string) =>
    `«${name}» не вернуть к ${version}: ${reason}. Действует прежняя версия; остальные покажет npm run remote -- list.`,
  noRelease: (name: string, version: string) =>
    `У «${name}» нет выпуска ${version}: посмотрите список командой npm run remote -- list.`,
  noPrevious: (name: string) => `У «${name}» нет предыдущего выпуска, возвращаться не к чему.`,
  released: (name: string, { version, previous }: { version: string; previous: string | null }) => {
    if (previous === version)
      return `${name}: версия ${version} и так действует, ничего не изменилось.`
    const back = previous ? ` Вернуть прежнюю: npm run remote -- rollback ${name} ${previous}` : ''
    return `${name}: выпущена версия ${version}${previous ? ` вместо ${previous}` : ''}. ${TAKEN}${back}`
  },
  rolledBack: (name: string, version: string) =>
    `${name}: снова действует версия ${version}. ${TAKEN} Выбрать другую: npm run remote -- rollback ${name} <версия>, все версии: npm run remote -- list`,
  heldBack: (name: string, current: string, built: string) =>
    `${name}: действует ${current}, выбранная вручную; собранную ${built} откроет npm run remote -- release ${name}`,
  notServed: (name: string) =>
    `«${name}» и так не действует: посмотрите список командой npm run remote -- list.`,
  shellStays:
    'Оболочку нельзя снять: без неё нет страниц. Вернуть прежнюю: npm run remote -- rollback shell.',
  unknownRemote: (name: string, names: readonly string[]) =>
    `Приложения «${name}» нет; есть ${names.join(', ')}.`,
  building: (name: string) => `Собираю ${name} …`,
  checking: (name: string) => `Проверяю сборку ${name} …`,
  retired: (name: string) =>
    `${name}: снято; его страницы отвечают 503 до перезапуска магазина, а потом их нет. Пока есть папка remote-${name}, npm start выпустит его снова. Вернуть сейчас: npm run remote -- rollback ${name} <версия>`,
  lacked: (name: string, fragment: string) =>
    `${name}: на страницах не будет фрагмента ${fragment}, его место займёт замена: его не даёт ни одно действующее приложение.`,
  bffSilent: (address: string) =>
    `Сервер API ${address} не ответил: вызовы сверены только с договором оболочки.`,
  line: (name: string, { version, releasedAt, isServed, isRejected, contract }: Line) => {
    const mark = isServed ? '*' : ' '
    const rejected = isRejected ? ' · с неё вернулись' : ''
    const number = contract === null ? 'договор неизвестен' : `договор ${contract}`
    return `${mark} ${name} ${version} · ${when.format(new Date(releasedAt))} · ${number}${rejected}`
  },
  excess: (part: keyof typeof partNames, weight: number, budget: number) =>
    `${partNames[part]} — ${kb(weight)} в сжатом виде, это на ${kb(weight - budget)} больше, чем ${kb(budget)}`,
  usage:
    'Используйте: npm run remote -- list | release <имя> [--from папка] [--again] | rollback <имя> [версия] | retire <имя> | preview <имя>[=версия] … [--from папка] [--hours часов] | canary <имя>[=версия] [--from папка] [--stages 5:10,50:60] [--again] | promote <имя> | withdraw <имя> [--reason причина]; имя оболочки — shell.',
  empty: 'Выпусков ещё нет: они появятся после npm start.',
} as const
