export const articleGoodsMessages = {
  all: (count: number) => `Весь список: ${count}`,
} as const
