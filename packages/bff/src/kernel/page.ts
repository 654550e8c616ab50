import { AppError } from './app-error.ts'

type Asked = { page?: number | undefined; pageSize?: number | undefined }

export type PageAnswer<Item> = {
  items: Item[]
  total: number
  page: number
  pageSize: number
  pages: number
}

const DEFAULT_PAGE_SIZE = 20

export const windowOf = ({ page = 1, pageSize = DEFAULT_PAGE_SIZE }: Asked) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

/** @throws AppError PAGE_NOT_FOUND past the end (D20) */
export const pageAnswer = <Item>(
  items: Item[],
  total: number,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: Asked,
): PageAnswer<Item> => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) throw new AppError('PAGE_NOT_FOUND', { page, pages })
  return { items, total, page, pageSize, pages }
}
