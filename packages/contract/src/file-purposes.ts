import { filePurposes } from './generated/file-purposes.ts'

/** Purposes of uploaded files; each feature declares its own in `file-purposes/`. */
export { filePurposes }

export type FilePurpose = keyof typeof filePurposes

export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]
