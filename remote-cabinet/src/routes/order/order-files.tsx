import { createFileCalls, type DownloadedFile } from '@isp/api-client'
import type { OrderFile } from '@isp/contract'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatBytes } from '@isp/i18n'
import { Button, color, font } from '@isp/ui'
import { orderPageMessages as messages } from './order.messages.ts'

/** Hands a fetched file to the browser, to be kept under its name. */
const keep = ({ name, content }: DownloadedFile): void => {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

const FileButton = ({ id, name, size }: OrderFile) => {
  const { api, session } = useRemoteContext()
  const { run, isPending } = useChange({
    saysFailure: 'popup',
    send: (file: string) => createFileCalls(api, session.clientId).download(file),
    onDone: keep,
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

/** What the buyer sent along. */
export const OrderFiles = ({ files }: { files: readonly OrderFile[] }) => (
  <ul css={{ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
    {files.map((file) => (
      <FileButton key={file.id} {...file} />
    ))}
  </ul>
)
