export const releasesMessages = {
  noBuild: (name: string, folder: string) =>
    `Нет сборки «${name}» в ${folder}: соберите и выпустите его командой npm run releases -- publish ${name}.`,
  noRelease: (name: string, version: string) =>
    `У «${name}» нет выпуска ${version}: посмотрите список командой npm run releases -- list.`,
  noPrevious: (name: string) => `У «${name}» нет предыдущего выпуска, возвращаться не к чему.`,
  published: (name: string, version: string) => `${name}: выпущена версия ${version}`,
  rolledBack: (name: string, version: string) => `${name}: действует версия ${version}`,
  heldBack: (name: string, current: string, built: string) =>
    `${name}: действует ${current}, выбранная вручную; собранную ${built} откроет npm run releases -- publish ${name}`,
  notServed: (name: string) =>
    `«${name}» и так не действует: посмотрите список командой npm run releases -- list.`,
  unknownRemote: (name: string, names: readonly string[]) =>
    `Приложения «${name}» нет; есть ${names.join(', ')}.`,
  publishing: (name: string) => `Собираю ${name} …`,
  retired: (name: string) =>
    `${name}: снято; его страницы отвечают 503 до перезапуска магазина, а потом их нет. Пока есть папка remote-${name}, npm start выпустит его снова.`,
  line: (mark: string, name: string, version: string, isRejected: boolean) =>
    `${mark} ${name} ${version}${isRejected ? ' (с неё вернулись)' : ''}`,
  usage:
    'Используйте: npm run releases -- list | publish <имя> | rollback <имя> [версия] | retire <имя>.',
  empty: 'Выпусков ещё нет: они появятся после npm start.',
  badVersion: (version: string) =>
    `Имя выпуска «${version}» может состоять из букв, цифр, точек и дефисов.`,
} as const
