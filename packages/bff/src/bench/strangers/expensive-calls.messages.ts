/** Text that the anonymous caller types. */
export const expensiveCallTexts = {
  line: (article: string, pieces: number) => `${article} сверло к/х ${pieces} шт`,
  question: (turn: number) => `сверло ${turn % 20} метчик фреза пластина резец ${turn} втулка ключ`,
  typo: (turn: number) => `свердо ${turn % 30},${turn % 10} мм`,
} as const
