export const mutantsMessages = {
  unknown: (name: string, rooms: readonly string[]) =>
    `Ни части, ни ошибки «${name}» в списке нет; части: ${rooms.join(', ')}.`,
  copying: 'Копирую исходники, чтобы портить копию …',
  sound: (files: number) => `Проверяю, что тесты копии без ошибок проходят (отборов: ${files}) …`,
  unsound: 'Тесты не проходят и без ошибок: искать ими нечего. Запустите npm test -- unit.',
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
