import { urls } from '@isp/contract/urls'
import { ChooseColumns, chooseColumnsMessages } from '@isp/forms/choose-columns'
import { Button, Drawer, LinkButton, Stack, Text } from '@isp/ui'
import { AddingRows } from './adding-rows.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { excelImportMessages as messages } from './excel-import.messages.ts'
import { FailedRows } from './failed-rows.tsx'
import { FileDrop } from './file-drop.tsx'
import { Instruction } from './instruction.tsx'
import { type ExcelImportProps, type ImportPhase, useExcelImport } from './use-excel-import.ts'

const titles: Readonly<Partial<Record<ImportPhase['kind'], string>>> = {
  columns: chooseColumnsMessages.title,
  asking: messages.keepTitle,
  adding: messages.adding,
  stopped: messages.adding,
  failed: messages.failedTitle,
}

/** §2.11, §2.12: from a file to the basket, in one dialog. */
export const ExcelImport = (props: ExcelImportProps) => {
  const { onClose } = props
  const { phase, ...act } = useExcelImport(props)
  return (
    <Drawer isOpen onClose={onClose} side="center" title={titles[phase.kind] ?? messages.title}>
      <Stack gap={4}>
        {(phase.kind === 'choose' || phase.kind === 'checking') && (
          <>
            <Instruction />
            <FileDrop
              refusal={phase.kind === 'choose' ? phase.refusal : null}
              reading={phase.kind === 'checking' ? phase.name : null}
              onChoose={(files) => void act.choose(files)}
            />
            {phase.kind === 'checking' && (
              <Stack direction="row" gap={2} isWrap>
                <Button disabled>{messages.add}</Button>
                <Button variant="secondary" onClick={act.stopReading}>
                  {messages.cancel}
                </Button>
              </Stack>
            )}
          </>
        )}
        {(phase.kind === 'columns' || phase.kind === 'checked') &&
          phase.notices.map((notice) => (
            <Text key={notice} tone="danger">
              {notice}
            </Text>
          ))}
        {phase.kind === 'columns' && (
          <ChooseColumns
            sheet={phase.sheet}
            preview={phase.preview}
            columns={phase.columns}
            refusal={phase.refusal}
            onChoose={(columns) => void act.chooseColumns(columns)}
            onOther={act.reset}
          />
        )}
        {phase.kind === 'checked' && (
          <CheckedRows
            name={phase.file.name}
            rows={phase.rows}
            columns={phase.columns}
            preview={phase.preview}
            onColumns={act.otherColumns}
            onTake={act.take}
            onAdd={() => void act.add()}
            onOther={act.reset}
          />
        )}
        {phase.kind === 'asking' && (
          <>
            <Text>{messages.keepText}</Text>
            <Stack direction="row" gap={2} isWrap>
              <Button onClick={() => act.answer('merge')}>{messages.keep}</Button>
              <Button variant="secondary" onClick={() => act.answer('clear')}>
                {messages.clear}
              </Button>
            </Stack>
          </>
        )}
        {phase.kind === 'adding' && <AddingRows percent={phase.percent} onCancel={act.cancel} />}
        {phase.kind === 'stopped' && (
          <>
            <div role="alert">
              <Text tone="danger">{phase.message}</Text>
            </div>
            <Stack direction="row" gap={2} isWrap>
              <Button onClick={act.retry}>{messages.retry}</Button>
              <Button variant="secondary" onClick={act.cancel}>
                {messages.cancel}
              </Button>
            </Stack>
          </>
        )}
        {phase.kind === 'failed' && (
          <>
            <FailedRows rows={phase.rows} />
            <Stack direction="row" gap={2} isWrap>
              <LinkButton to={urls.basket()} onClick={onClose}>
                {messages.toCart}
              </LinkButton>
              <Button variant="secondary" onClick={act.reset}>
                {messages.otherFile}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Drawer>
  )
}
