export const releasesMessages = {
  noBuild: (name: string, folder: string) =>
    `Нет сборки «${name}» в ${folder}: выполните сборку (pnpm turbo run build) и повторите.`,
  noRelease: (name: string, version: string) =>
    `У «${name}» нет выпуска ${version}: посмотрите список командой npm run releases -- list.`,
  noPrevious: (name: string) => `У «${name}» нет предыдущего выпуска, возвращаться не к чему.`,
  published: (name: string, version: string) => `${name}: выпущена версия ${version}`,
  rolledBack: (name: string, version: string) => `${name}: действует версия ${version}`,
  usage: 'Используйте: npm run releases -- list | rollback <имя> [версия].',
  empty: 'Выпусков ещё нет: они появятся после npm start.',
  badVersion: (version: string) =>
    `Имя выпуска «${version}» может состоять из букв, цифр, точек и дефисов.`,
} as const
