import type { LaidMatrix } from '@isp/contract'
import { Link } from '@isp/router'
import { LinkButton } from '@isp/ui'
import { matrixMessages as messages } from './matrix.messages.ts'
import type { MatrixLinks } from './matrix-links.ts'

type Choice = { title: string; code: string; to: (code: string) => string }

/** Which attributes the list is laid out by: links, so that they work without scripts. */
export const MatrixAxes = ({
  matrix: { rows, columns, choices },
  links,
  onExcel,
}: {
  matrix: LaidMatrix
  links: MatrixLinks
  onExcel: (() => void) | undefined
}) => {
  const axes: Choice[] = [
    { title: messages.rows, code: rows.code, to: links.byRows },
    { title: messages.columns, code: columns.code, to: links.byColumns },
  ]
  return (
    <div className="bar">
      {axes.map(({ title, code, to }) => (
        <details key={title + code} className="chooser" name="axes">
          <summary>
            {title} <b>{choices.find((choice) => choice.code === code)?.name}</b>
          </summary>
          <div>
            {choices.map((choice) => (
              <Link
                key={choice.code}
                to={to(choice.code)}
                aria-current={choice.code === code || undefined}
                preventScrollReset
              >
                {choice.name}
              </Link>
            ))}
          </div>
        </details>
      ))}
      <LinkButton
        href={links.excel}
        variant="ghost"
        size="s"
        icon="excel"
        onClick={(event) => {
          if (!onExcel) return
          event.preventDefault()
          onExcel()
        }}
      >
        {messages.excel}
      </LinkButton>
    </div>
  )
}
