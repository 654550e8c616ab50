export const generatorMessages = {
  routeUsage:
    'Используйте: npm run new:route -- <приложение> <имя> [путь], например npm run new:route -- catalog promo /catalog/promo/ или npm run new:route -- shell guarantee.',
  moduleUsage:
    'Используйте: npm run new:module -- <имя>, например npm run new:module -- tickets; с файлами от людей — с --files в конце.',
  remoteUsage:
    'Используйте: npm run new:remote -- <имя> <префикс>, например npm run new:remote -- service /service/.',
  endpointUsage:
    'Используйте: npm run new:endpoint -- <модуль> <имя>, например npm run new:endpoint -- order repeat-order; с файлами от людей — с --files в конце.',
  migrationUsage:
    'Используйте: npm run new:migration -- <модуль> <имя>, например npm run new:migration -- order order_parts; функция или представление — с --repeatable в конце.',
  noModule: (name: string) =>
    `Модуля ${name} в packages/bff/src/modules нет: создайте его командой npm run new:module -- ${name}.`,
  endpointExists: (id: string) => `Вызов ${id} в контракте уже есть: выберите другое имя.`,
  pathExists: (path: string) => `Адрес ${path} в контракте уже занят: выберите другое имя.`,
  reservedName: (name: string) =>
    `Имя «${name}» занято языком или самим сервером: выберите другое.`,
  longName: (name: string, max: number) => `Имя «${name}» длиннее ${max} знаков: выберите короче.`,
  badName: (name: string) =>
    `Имя «${name}» не годится: строчные латинские буквы, цифры и дефис, первая — буква.`,
  badPath: (path: string) =>
    `Путь «${path}» не годится: он должен начинаться и кончаться косой чертой, между ними — латинские буквы, цифры и дефис.`,
  prefixWithParams: (prefix: string) =>
    `Префикс «${prefix}» должен состоять из постоянных частей, без «:» и «*».`,
  reservedPrefix: (prefix: string) =>
    `По адресу ${prefix} отвечают сами серверы магазина: выберите другой.`,
  ownedPrefix: (prefix: string, owner: string, ownerPrefix: string) =>
    `Адрес ${prefix} принадлежит remote-${owner} (${ownerPrefix}): выберите другой.`,
  foreignAddress: (address: string, owner: string, own: readonly string[]) =>
    `Адрес ${address} принадлежит remote-${owner}; у этого приложения — ${own.join(', ')}.`,
  nobodysAddress: (address: string, remote: string, own: readonly string[]) =>
    `Магазин не обратится за ${address} к remote-${remote}: его префиксы — ${own.join(', ')}. Допишите новый в prefixes его rspack.config.ts и повторите команду.`,
  noApp: (name: string) =>
    `Приложения ${name} нет: назовите shell или remote-… без этой приставки.`,
  takenAddress: (address: string, file: string) =>
    `По адресу ${address} уже есть страница (${file}): выберите другой.`,
  exists: (place: string) => `${place} уже есть: выберите другое имя.`,
  noAnchor: (file: string) => `В ${file} не нашлось, куда вписать новое: впишите его сами.`,
  created: (file: string) => `Создан ${file}`,
  changed: (file: string) => `Изменён ${file}`,
  installFailed: 'Зависимости не обновились: выполните pnpm install и повторите проверку.',
  generateFailed:
    'Контракт с новым вызовом не читается, поэтому ничего не создано: выполните npm run generate и исправьте, на что он укажет.',
  next: 'Готово. Проверьте командой npm run verify.',
} as const
