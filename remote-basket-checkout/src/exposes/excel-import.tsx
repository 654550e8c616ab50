import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { ExcelImport } from '../fragments/excel-import/excel-import.tsx'
import type { ExcelImportProps } from '../fragments/excel-import/use-excel-import.ts'

/** §2.11 over any page: mounted when somebody asks for it. */
const fragment: FragmentModule<ExcelImportProps> = defineFragment(ExcelImport)

export default fragment
