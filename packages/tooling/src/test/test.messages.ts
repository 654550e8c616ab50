export const testMessages = {
  badPreview: (arg: string) =>
    `«${arg}» не указывает сборку: --preview=catalog=remote-catalog/dist.`,
  unknownPart: (name: string, names: readonly string[]) =>
    `Части «${name}» нет; есть ${names.join(', ')}.`,
  parts: {
    verify: 'Проверки кода',
    lint: 'Стиль и ошибки изменённого',
    types: 'Типы изменённого и тех, кто им пользуется',
    unit: 'Тесты: модули, компоненты, API',
    build: 'Сборка',
    weight: 'Вес публичных страниц',
    e2e: 'Тесты в браузере',
  },
  changed: (count: number, folders: readonly string[]) =>
    count === 0
      ? 'Ничего не изменено: проверять нечего.'
      : `Изменено файлов: ${count}; затронуто: ${folders.join(', ') || 'ни один пакет'}`,
  noCommit: (name: string) =>
    `Коммита «${name}» здесь нет, сравнить не с чем: назовите другой — npm test -- changed КОММИТ.`,
  server: (describe: string) => `Тесты говорят с: ${describe}`,
  browser: (path: string) => `Браузер: ${path}`,
  fetchingBrowser: 'Браузера нет, загружаю Chromium …',
  installingBrowser: 'Устанавливаю chromium пакетом системы …',
  noBrowser:
    'Нет браузера для тестов: установите Chromium или Google Chrome (на Debian: apt-get install chromium) или укажите путь в BROWSER_PATH.',
  wrongBrowser: (path: string) =>
    `BROWSER_PATH указывает на ${path}, но такой программы нет: исправьте путь или уберите переменную.`,
  cutShort: 'Прогон прерван: остальное не проверено.',
  endedBy: (signal: string) => `Прогон остановлен снаружи (${signal}).`,
  noReport: (part: string) => `${part}: прогон не дошёл до конца, отчёта нет`,
  nothingFound: (filters: readonly string[]) =>
    `По «${filters.join(' ')}» не пройдено ни одного теста: проверьте имя.`,
  total: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
  took: (seconds: string) => `Всего ${seconds} с`,
  times: '\nЧасть прогона: секунды, из них работа процессора',
  sum: 'всего',
  partTook: (name: string, seconds: number, cpu: number | null) =>
    `  ${name.padEnd(10)} ${seconds.toFixed(0).padStart(6)} с ${cpu === null ? '' : `${cpu.toFixed(0).padStart(8)} с`}`,
  slower: (name: string, was: number, now: number) =>
    `  ${name}: дороже прошлого прогона на ${Math.round((now / was - 1) * 100)} % (было ${was.toFixed(0)} с, стало ${now.toFixed(0)} с)`,
  dearest: 'Самые долгие файлы:',
  fileTook: (file: string, seconds: number) => `  ${seconds.toFixed(1).padStart(7)} с  ${file}`,
  failedPart: (title: string) => `Не пройдено: ${title}`,
  failedTest: (failure: string) => `  ✘ ${failure}`,
} as const
