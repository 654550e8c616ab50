const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

const syntax: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/unclosed tag|unexpected end|must contain a root/, 'файл оборван или пуст'],
  [/unexpected close tag|weird empty close/, 'закрывается элемент, который не был открыт'],
  [
    /undefined entity|empty entity|malformed character entity/,
    'неизвестная сущность XML: разрешены только &amp; &lt; &gt; &quot; &apos; и числовые',
  ],
  [/doctype/, 'в файле есть DOCTYPE: такие файлы не принимаются'],
  [/only one root|text data outside/, 'после конца документа есть ещё что-то'],
  [/disallowed character|malformed/, 'недопустимый символ'],
  [/attribute/, 'атрибут записан с ошибкой'],
]

/** Texts on why an export is refused, and what of it is left out. */
export const exportMessages = {
  folderMissing: (folder: string) => `Папки ${folder} нет или она не читается.`,
  noFiles: (folder: string) =>
    `В папке ${folder} нет файлов XML: нужна выгрузка 1С в формате CommerceML 2.`,
  onlyArchives: (folder: string) =>
    `В папке ${folder} только архивы: распакуйте выгрузку и повторите.`,
  fileUnreadable: (reason: string) => `файл не читается: ${reason}`,
  encodingUnknown: (name: string) =>
    `кодировка «${name}» не поддерживается: нужны UTF-8, UTF-16 с BOM или windows-1251`,
  wrongBytes: (encoding: string) =>
    `байты не соответствуют кодировке ${encoding}: если файл в другой кодировке, она должна быть указана в первой строке, например <?xml version="1.0" encoding="windows-1251"?>`,
  doctype: 'в файле есть DOCTYPE: такие файлы не принимаются',
  syntax: (reason: string) =>
    `файл не является правильным XML: ${syntax.find(([pattern]) => pattern.test(reason))?.[1] ?? 'ошибка разметки'} (${reason})`,
  wrongRoot: (name: string) =>
    `это не CommerceML 2: корневой элемент «${name}» вместо «КоммерческаяИнформация»`,
  tooDeep: (limit: number) => `вложенность элементов больше ${limit}`,
  tooLong: (limit: number) => `текст или разметка длиннее ${number(limit)} символов подряд`,
  tooLarge: 'элемент слишком велик',
  tooMany: (what: string, limit: number) => `${what}: больше ${number(limit)}`,
  groups: 'группы',
  properties: 'свойства и их значения',
  missing: (name: string) => `нет обязательного элемента «${name}»`,
  idTooLong: (limit: number) => `идентификатор длиннее ${limit} символов`,
  notANumber: (text: string) => `«${text}» — не число`,
  numberTooLarge: (text: string) => `число «${text}» слишком велико`,
  duplicateGood: (id: string, places: string) => `товар с Ид ${id} встречается дважды: ${places}`,
  duplicateOffer: (id: string, places: string) =>
    `предложение с Ид ${id} встречается дважды: ${places}`,
  duplicateProperty: (id: string) => `свойство с Ид ${id} уже описано в этом классификаторе`,
  groupCycle: (id: string) => `группа с Ид ${id} вложена сама в себя`,
  duplicateGroup: (id: string) => `группа с Ид ${id} уже описана в этом классификаторе`,
  wrongBoolean: (name: string, value: string) => `${name} = «${value}»: ожидалось true или false`,
  emptyExport: 'В выгрузке нет ни товаров, ни предложений, ни классификатора.',
  noBaseNamed: (name: string, known: string) =>
    `Вида цен «${name}» в выгрузке нет. Есть: ${known}.`,
  none: 'ни одного',
  yesOrNo: (value: boolean) => (value ? 'да' : 'нет'),
  // texts on parts that are left out
  foreignCurrency: (currency: string) =>
    `цены в валюте ${currency} ждут курса: назовите его, и они появятся сами, без новой выгрузки`,
  unknownCurrency: (name: string) =>
    `цены в валюте «${name}» не загружены: такой валюты магазин не знает — назовите её в 1С буквенным кодом ISO 4217, например EUR`,
  STOCK_BELOW_ZERO: 'остатки меньше нуля приняты за ноль',
  STOCK_PARTS: 'у дробных остатков отброшены доли: продаются целые',
  zeroPrice: 'цены 0: у этих товаров «цена по запросу»',
  priceBelowZero: 'цены меньше нуля не загружены: у этих товаров «цена по запросу»',
  priceWithoutType: 'цены без вида цен не загружены',
  mixedLadder: 'цены от количества в другой валюте, чем цена за единицу, не загружены',
  unknownPriceType: (id: string) => `цены неизвестного вида ${id} не загружены`,
  ladderPrice: 'цены от количества не загружены: цены за одну единицу рядом с ними нет',
  longLadder: 'цены от количества загружены не все: у товара их больше двадцати',
  anotherUnit: 'вторая цена того же вида (за другую единицу) не загружена',
  unknownGroup: 'группа товара неизвестна: товар показан в корневом разделе',
  unknownChoice: 'значение свойства, которого нет в справочнике, не загружено',
  unknownProperty: 'значения неописанных свойств не загружены',
  notNumericProperty: 'нечисловые значения числовых свойств не загружены',
  wrongVat: 'ставка НДС не распознана: взята 22 %',
  wrongOkpd2: 'код ОКПД2 не распознан и не загружен: нужен вид 25.73.40.110',
  longRegisterNumber: 'номер реестровой записи длиннее 60 знаков не загружен',
  longName: 'слишком длинное наименование сокращено',
  noName: 'товары без наименования и артикула не загружены',
  noArticle: 'товары без артикула: вместо него код, штрихкод или начало идентификатора',
  ownBarCode:
    'штрихкоды без верной контрольной цифры загружены как внутренние: по ним товар найдётся, но GTIN они не считаются',
  unreadableBarCode: 'штрихкоды без букв и цифр или длиннее 60 знаков не загружены',
  pictureMissing: 'изображений, названных в выгрузке, нет в папке',
  pictureBroken: 'изображение не читается',
  nothingInFile: 'в файле нет ни каталога, ни предложений, ни классификатора',
  unknownOffers: 'предложения товаров, которых нет в магазине, не загружены',
  emptyElement: (name: string) => `пустые элементы «${name}» пропущены`,
  nameless: (name: string) => `элементы «${name}» без Ид или наименования пропущены`,
  offerWithoutId: 'предложения без Ид, цен и остатков пропущены',
  severalValues:
    'несколько значений одного свойства у товара: показаны вместе, через запятую; фильтр знает их одним текстом',
  severalNumbers:
    'несколько значений числового свойства у товара: для фильтра взято первое, все показаны рядом текстом',
  archiveNotRead: 'архив рядом с файлами XML не прочитан: распакуйте его, если он нужен',
} as const
