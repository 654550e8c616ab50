import type { LaidMatrix } from '@isp/contract'
import { Link } from '@isp/router'
import { LinkButton } from '@isp/ui'
import { Chooser } from '../technical/chooser.tsx'
import { matrixMessages as messages } from './matrix.messages.ts'
import type { MatrixLinks } from './matrix-links.ts'

type Axis = { title: string; code: string; to: (code: string) => string }

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
  const axes: Axis[] = [
    { title: messages.rows, code: rows.code, to: links.byRows },
    { title: messages.columns, code: columns.code, to: links.byColumns },
  ]
  return (
    <div className="bar">
      {axes.map(({ title, code, to }) => (
        <Chooser
          key={title + code}
          name="axes"
          summary={
            <>
              {title} <b>{choices.find((choice) => choice.code === code)?.name}</b>
            </>
          }
        >
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
        </Chooser>
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
