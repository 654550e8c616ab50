type Counts = {
  file: string
  mutants: number
  killed: number
  survived: number
  uncovered: number
}

const row = (width: number, file: string, counts: readonly (string | number)[]): string =>
  file.padEnd(width) + counts.map((count) => String(count).padStart(13)).join('')

export const mutantsMessages = {
  noSuchPath: (path: string) =>
    `Нет такого пути: ${path}. Назовите файл или папку от корня, либо faults — намеренные ошибки.`,
  noProject: (file: string) => `Над ${file} нет vitest.config.ts: проверять нечем.`,
  nothingToMutate: 'Менять нечего: в названном нет ни правил, ни компонентов.',
  mutating: (project: string, files: number) => `${project}: Stryker, файлов: ${files} …`,
  strykerFailed: (project: string, said: string) =>
    `${project}: Stryker не кончил работы. Он сказал:\n${said.slice(-3000)}`,
  sum: 'всего',
  tableHeading: (width: number) =>
    `\n${row(width, 'файл', ['мутантов', 'убито', 'выжило', 'без тестов'])}`,
  tableRow: (width: number, { file, mutants, killed, survived, uncovered }: Counts) =>
    row(width, file, [mutants, killed, survived, uncovered]),
  survivor: (one: { place: string; was: string; is: string; isCovered: boolean }) =>
    `${one.isCovered ? 'выжил     ' : 'без тестов'}  ${one.place}  ${one.was} → ${one.is || '(ничего)'}`,
  unknown: (name: string, rooms: readonly string[]) =>
    `Ни части, ни ошибки «${name}» в списке нет; части: ${rooms.join(', ')}.`,
  copying: 'Копирую исходники, чтобы портить копию …',
  sound: (files: number) => `Проверяю, что тесты копии без ошибок проходят (отборов: ${files}) …`,
  unsound: (filter: string) =>
    `Тесты «${filter}» не проходят и без ошибок: искать ими нечего. Запустите npm test -- unit ${filter}.`,
  fellAside:
    'К концу тесты копии не проходят и без ошибок: по дороге что-то сломалось, и итог неверен. Повторите.',
  verdicts: { seen: 'замечена', unseen: 'НЕ ЗАМЕЧЕНА', misfit: 'МЕСТА НЕТ' },
  line: (done: number, all: number, verdict: string, id: string) =>
    `${String(done).padStart(String(all).length)}/${all}  ${verdict.padEnd(11)}  ${id}`,
  heading: '\nчасть                  замечено / всего',
  room: (name: string, seen: number, all: number) =>
    `${name.padEnd(22)} ${String(seen).padStart(3)} / ${all}`,
  total: (seen: number, all: number, share: string) =>
    `всего                  ${String(seen).padStart(3)} / ${all}  (${share} %)`,
  missed: (id: string, harm: string) => `не замечено: ${id} — ${harm}`,
  barMissed: (bar: number) => `Меньше ${bar} %: не хватает тестов.`,
} as const
