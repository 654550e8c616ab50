import type { QuestionClass } from './ask.ts'

const share = (right: number, asked: number): string =>
  asked === 0 ? '–' : `${((100 * right) / asked).toFixed(1).replace('.', ',')} %`

const classNames: Readonly<Record<QuestionClass, string>> = {
  articles: 'артикулы',
  layout: 'раскладка',
  typos: 'опечатки',
  transliteration: 'транслитерация',
  inflection: 'формы слов',
  jargon: 'жаргон',
  sizes: 'размеры',
  designations: 'обозначения',
  brands: 'марка и вид',
  phrases: 'фразы',
  absent: 'чего нет',
  units: 'единицы',
  mended: 'внутри фразы',
  asked: 'вопросы',
  senses: 'смысл форм',
}

/** Terminal output of the bench. */
export const searchBenchMessages = {
  wrongArguments: 'Запуск: npm run bench -- search [--products 5000] [--misses] [--json].',
  building: (products: number) => `Строю индекс учебного каталога, товаров: ${products}…`,
  row: (name: QuestionClass, right: number, asked: number) =>
    `${classNames[name].padEnd(16)} ${String(right).padStart(4)} из ${String(asked).padStart(4)}   ${share(right, asked)}`,
  all: (right: number, asked: number) =>
    `${'всего'.padEnd(16)} ${String(right).padStart(4)} из ${String(asked).padStart(4)}   ${share(right, asked)}`,
  miss: (asked: string, found: readonly string[]) =>
    `    ✗ ${asked} → ${found.slice(0, 2).join(' · ') || 'ничего'}`,
  strange: (asked: number, ms: number, slowest: string) =>
    `Нелепых запросов ${asked}; дольше всех цикл событий держал «${[...slowest].slice(0, 24).join('')}»: ${ms.toFixed(1).replace('.', ',')} мс`,
  lag: (isInTime: boolean) =>
    `Цикл событий стоит не дольше 100 мс: ${isInTime ? 'выдержано' : 'не выдержано'}`,
  bar: (isMet: boolean) =>
    `Планка (верны все пять первых ответов: 95 % всего, 90 % в каждом классе, не меньше 300 вопросов; нелепые не держат цикл событий): ${isMet ? 'выдержана' : 'не выдержана'}`,
} as const
