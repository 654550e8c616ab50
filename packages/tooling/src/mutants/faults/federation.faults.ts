import type { Fault } from '../fault.ts'

/** Which releases are accepted, whether they are unmodified, and what they share. */
export const faults: readonly Fault[] = [
  {
    id: 'changed-byte-shown',
    change: 'drop',
    tests: ['release-store.test'],
    harm: 'подменённый на диске скрипт исполняется у покупателей и на сервере',
  },
  {
    id: 'slipped-in-file-shown',
    change: 'drop',
    tests: ['release-store.test'],
    harm: 'подложенный сжатый файл отдаётся вместо настоящего',
  },
  {
    id: 'two-owners-of-an-address',
    change: 'drop',
    tests: ['release-store.test'],
    harm: 'новый выпуск одной команды отнимает страницы у другой',
  },
  {
    id: 'remote-of-another-contract',
    change: 'drop',
    tests: ['release-store.test'],
    harm: 'выпуск, которого оболочка не понимает, ломает свои страницы',
  },
  {
    id: 'lost-operation-not-noticed',
    change: ['!known', '!operation && !known'],
    tests: ['name-comparison.test'],
    harm: 'выпуск зовёт вызов, которого на сервере нет',
  },
  {
    id: 'another-react-not-noticed',
    change: ['checkVersions(release.requires, shell.shared)', 'return'],
    tests: ['release-store.test'],
    harm: 'приложение, собранное под другой React, выпущено и не запускается',
  },
  {
    id: 'bundle-may-ask-for-anything',
    change: ['throw new Error(', 'return process.getBuiltinModule(name) ?? ('],
    tests: ['release-store.test'],
    harm: 'выпуск приложения читает файлы сервера',
  },
  {
    id: 'hanging-bundle-let-in',
    change: ["new RefusedRelease('bundle-slow')", ''],
    tests: ['release-store.test'],
    harm: 'выпуск, который не кончает запуск, показан и вешает сервер',
  },
  {
    id: 'unreadable-mark-is-no-mark',
    change: ['String(error)', 'null'],
    tests: ['release-store.test'],
    harm: 'отстранённый выпуск снова на службе после сбоя диска',
  },
  {
    id: 'rejected-release-comes-back',
    change: ['!isRejected', 'isRejected || true'],
    tests: ['release-store.test'],
    harm: 'магазин сам возвращает выпуск, с которого люди ушли',
  },
  {
    id: 'bundle-changed-before-it-runs',
    change: ['!== release', '=== null && release'],
    tests: ['release-store.test'],
    harm: 'подменённая серверная часть исполняется на сервере',
  },
  {
    id: 'entry-without-a-hash',
    change: 'drop',
    tests: ['runtime/host.test'],
    harm: 'скрипт, о котором реестр не знает, исполняется у покупателя',
  },
  {
    id: 'hash-not-put-on',
    change: ['integrity, ', ''],
    tests: ['runtime/host.test'],
    harm: 'подменённый по дороге скрипт исполняется',
  },
  {
    id: 'hash-for-a-foreign-origin',
    change: ['=== location.origin', ''],
    tests: ['runtime/remote-loader.test'],
    harm: 'вход приложения загружается с чужого сайта',
  },
  {
    id: 'release-of-another-contract-runs',
    change: 'drop',
    tests: ['runtime/remote-loader.test'],
    harm: 'выпуск другого соглашения исполняется и ломает страницу',
  },
  {
    id: 'another-react-in-the-browser',
    change: ['versions.find', 'versions[0] ?? versions.find'],
    tests: ['runtime/container-runtime.test'],
    harm: 'приложение исполняется на React, под который не собрано',
  },
  {
    id: 'older-version-satisfies',
    change: ['>', '!=='],
    tests: ['runtime/shared-modules.test'],
    harm: 'взята библиотека старее нужной',
  },
  {
    id: 'zero-version-is-free',
    change: ['part > 0', 'part >= 0'],
    tests: ['runtime/shared-modules.test'],
    harm: '0.3 принята за 0.2: у нулевых версий это разные библиотеки',
  },
  {
    id: 'newer-release-into-an-open-page',
    change: ["!== 'current'", "=== ''"],
    tests: ['runtime/remote-loader.test'],
    harm: 'в открытой странице встречаются части двух выпусков',
  },
  {
    id: 'changed-bundle-run',
    change: ['!== bundle', '=== null && bundle'],
    tests: ['renderer.test'],
    harm: 'подменённый код выполняется на сервере',
  },
  {
    id: 'page-of-one-kept-for-equals',
    change: ['page.sameFor === prices', 'page.status === 200'],
    tests: ['page-cache'],
    harm: 'личная страница показана другому',
  },
  {
    id: 'prices-not-in-the-key',
    change: ['prices === null', 'prices !== undefined'],
    tests: ['page-cache'],
    harm: 'страница по чужим ценам',
  },
]
