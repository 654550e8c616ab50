import type { DownloadedFile } from '@isp/api-client'
import type { OrderFile } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { formatBytes } from '@isp/i18n'
import { Button, color, font } from '@isp/ui'
import { saveFile } from '../save-file/save-file.ts'
import { orderFilesMessages as messages } from './order-files.messages.ts'

export type FetchFile = (id: string) => Promise<DownloadedFile>

const FileButton = ({ file, fetchFile }: { file: OrderFile; fetchFile: FetchFile }) => {
  const { id, name, size } = file
  const { run, isPending } = useChange({
    saysFailure: 'popup',
    send: fetchFile,
    onDone: ({ content, name: given }) => saveFile(content, given),
  })
  return (
    <li>
      <Button
        variant="ghost"
        size="s"
        icon="download"
        aria-label={messages.download(name)}
        isLoading={isPending}
        onClick={() => run(id)}
      >
        {name}
      </Button>{' '}
      <span css={{ color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }}>
        {formatBytes(size)}
      </span>
    </li>
  )
}

type OrderFilesProps = { files: readonly OrderFile[]; fetchFile: FetchFile }

/** What the buyer sent along with an order; who may fetch it by which call, the page knows. */
export const OrderFiles = ({ files, fetchFile }: OrderFilesProps) => (
  <ul css={{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
    {files.map((file) => (
      <FileButton key={file.id} file={file} fetchFile={fetchFile} />
    ))}
  </ul>
)
