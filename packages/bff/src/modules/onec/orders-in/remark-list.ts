/** What could not be taken from a file. `line`: in the file; `id`: the document's. */
export type FileRemark = { line: number | null; id: string; text: string }
export type Say = (remark: FileRemark) => void

const KEPT = 200

/** Keeps the first remarks and counts all. */
export class RemarkList {
  readonly list: FileRemark[] = []
  count = 0

  readonly add: Say = (remark) => {
    this.count += 1
    if (this.list.length < KEPT) this.list.push(remark)
  }
}
