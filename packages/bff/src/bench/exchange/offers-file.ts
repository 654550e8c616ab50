import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export const PRICE_TYPE = '6f1d0c5e-3c1a-4b5e-9a51-0a5f3f0c0001'
const WAREHOUSES = [
  '6f1d0c5e-3c1a-4b5e-9a51-0a5f3f0c1001',
  '6f1d0c5e-3c1a-4b5e-9a51-0a5f3f0c1002',
] as const

const head = `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="2.07">
<ПакетПредложений СодержитТолькоИзменения="true">
<Ид>bench#</Ид><Наименование>Пакет предложений</Наименование><ИдКаталога>bench</ИдКаталога><ИдКлассификатора>bench</ИдКлассификатора>
<ТипыЦен><ТипЦены><Ид>${PRICE_TYPE}</Ид><Наименование>Соглашение замера</Наименование><Валюта>RUB</Валюта><Налог><Наименование>НДС</Наименование><УчтеноВСумме>true</УчтеноВСумме></Налог></ТипЦены></ТипыЦен>
<Склады>${WAREHOUSES.map((id, at) => `<Склад><Ид>${id}</Ид><Наименование>Склад ${at + 1}</Наименование></Склад>`).join('')}</Склады>
<Предложения>
`
const end = '</Предложения>\n</ПакетПредложений>\n</КоммерческаяИнформация>\n'

const offer = (id: string, turn: number): string => {
  const roubles = 100 + ((turn * 7) % 900)
  const rests = WAREHOUSES.map(
    (warehouse, at) =>
      `<Склад ИдСклада="${warehouse}" КоличествоНаСкладе="${(turn + at * 3) % 50}"/>`,
  ).join('')
  return `<Предложение><Ид>${id}</Ид><БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница><Цены><Цена><Представление>${roubles} RUB за шт</Представление><ИдТипаЦены>${PRICE_TYPE}</ИдТипаЦены><ЦенаЗаЕдиницу>${roubles}</ЦенаЗаЕдиницу><Валюта>RUB</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент></Цена></Цены><Количество>${turn % 50}</Количество>${rests}</Предложение>\n`
}

/** Writes a package of offers as УТ does, some 800 bytes each, with a price and two warehouses. @returns its bytes */
export const writeOffers = async (
  path: string,
  ids: readonly string[],
  turn: number,
): Promise<number> => {
  const lines = function* () {
    yield head
    let text = ''
    for (const [at, id] of ids.entries()) {
      text += offer(id, at + turn)
      if (text.length < 1 << 16) continue
      yield text
      text = ''
    }
    yield text + end
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
  return (await stat(path)).size
}

/** A file in pieces of this size. */
export async function* piecesOf(path: string, bytes: number): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
