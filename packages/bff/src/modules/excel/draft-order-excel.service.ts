import type { Draft, FileAnswer, Order } from '@isp/contract'
import type { Member, SignedIn } from '../../kernel/http/caller.ts'
import { workbookAnswer } from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { draftOrderExcelMessages as messages } from './draft-order-excel.messages.ts'

import { basketSheet, orderSheet } from './goods-sheets.ts'

/** Drafts and orders as spreadsheets; one that the caller may not see is not found. */
export type DraftOrderExcel = {
  /** @throws AppError DRAFT_NOT_FOUND */
  draft(caller: SignedIn, id: number): Promise<FileAnswer>
  /** @throws AppError ORDER_NOT_FOUND */
  order(caller: Member, id: number): Promise<FileAnswer>
}

type Ports = {
  drafts: { get(caller: SignedIn, id: number): Promise<Draft> }
  orders: { get(caller: Member, id: number): Promise<Order> }
  workbooks: Workbooks
}

/** Length of a file's name: enough to tell drafts apart, and accepted by every operating system. */
const NAME_MAX = 60

const asFileName = (name: string): string =>
  name
    .replaceAll(/[\s\p{C}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed()

export const createDraftOrderExcel = ({ drafts, orders, workbooks }: Ports): DraftOrderExcel => ({
  draft: async (caller, id) => {
    const { name, basket } = await drafts.get(caller, id)
    const sheet = { ...basketSheet(basket), name: messages.draftSheet }
    return workbookAnswer(messages.draftFile(asFileName(name)), await workbooks.write(sheet))
  },
  order: async (caller, id) => {
    const order = await orders.get(caller, id)
    return workbookAnswer(
      messages.orderFile(order.number),
      await workbooks.write(orderSheet(order)),
    )
  },
})
