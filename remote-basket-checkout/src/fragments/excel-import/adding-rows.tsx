import { Button, color, Stack, Text } from '@isp/ui'
import { excelImportMessages as messages } from './excel-import.messages.ts'

type AddingRowsProps = { percent: number; onCancel: () => void }

/** Long work shows how far it is and may be given up. */
export const AddingRows = ({ percent, onCancel }: AddingRowsProps) => (
  <Stack gap={3}>
    <progress
      max={100}
      value={percent}
      aria-label={messages.adding}
      css={{ width: '100%', height: '12px', accentColor: color.accent }}
    />
    <div role="status">
      <Text isTabular>{messages.percent(percent)}</Text>
    </div>
    <Button variant="secondary" onClick={onCancel} disabled={percent >= 100}>
      {messages.cancel}
    </Button>
  </Stack>
)
