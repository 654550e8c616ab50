import type { DraftFromExcel } from '@isp/contract'
import { ChooseColumns, type ChosenColumns, chooseColumnsMessages } from '@isp/forms/choose-columns'
import { Drawer } from '@isp/ui'

type DialogProps = Pick<DraftFromExcel, 'sheet' | 'preview' | 'columns'> & {
  refusal: string | null
  isReading: boolean
  onChoose: (columns: ChosenColumns) => void
  onOther: () => void
  onClose: () => void
}

/** Where the headings of a file do not say which column is which. */
export const ColumnsDialog = ({ onClose, ...choice }: DialogProps) => (
  <Drawer isOpen side="center" title={chooseColumnsMessages.title} onClose={onClose}>
    <ChooseColumns {...choice} />
  </Drawer>
)
