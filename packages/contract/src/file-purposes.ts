import { filePurposes } from './generated/file-purposes.ts'

/** What files are for: each feature that takes some says in `file-purposes/` which. */
export { filePurposes }

export type FilePurpose = keyof typeof filePurposes

export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]
